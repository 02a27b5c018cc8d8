import type { MetadataRoute } from 'next';

/** Nothing here is for search engines: each host is a company's back office, and only its login is open. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/' } };
}
