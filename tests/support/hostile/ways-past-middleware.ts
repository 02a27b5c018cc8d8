type Way = (path: string) => { path: string; headers?: Record<string, string> };

/** Ways that once led past Next's middleware, or to a page's data without its page (docs/architecture.md §6). */
export const WAYS: Way[] = [
  ...['middleware', 'src/middleware'].map(
    (file): Way =>
      (path) => ({ path, headers: { 'x-middleware-subrequest': Array(5).fill(file).join(':') } }),
  ),
  (path) => ({ path, headers: { 'x-middleware-subrequest': 'pages/_middleware' } }),
  (path) => ({ path, headers: { 'x-middleware-rewrite': path, 'x-middleware-next': '1' } }),
  (path) => ({ path: `${path}.rsc` }),
  (path) => ({ path: `${path}?_rsc=1`, headers: { rsc: '1' } }),
  (path) => ({ path: `${path}?_rsc=1`, headers: { rsc: '1', 'next-router-prefetch': '1' } }),
  (path) => ({ path, headers: { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' } }),
  (path) => ({ path: `${path}.segments/_tree.segment.rsc` }),
  (path) => ({ path: `${path}.prefetch.rsc` }),
  (path) => ({ path: `/_next/data/build${path}.json`, headers: { 'x-nextjs-data': '1' } }),
  (path) => ({ path: `/fr${path}` }),
  (path) => ({ path: `/%2e${path}` }),
  (path) => ({ path: `/.${path}//` }),
  (path) => ({ path: path.replace(/\/(\w)/, (_all, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`) }),
  (path) => ({
    path: `${path}?nxtPvehicleId=x&nxtPrentalId=x`,
    headers: { 'x-invoke-path': path, 'x-matched-path': path },
  }),
  (path) => ({ path, headers: { 'x-nextjs-rewritten-path': path, 'next-url': path, 'next-router-state-tree': '[' } }),
];
