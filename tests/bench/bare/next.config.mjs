/** The root is the machine's, because the packages are links into another folder. */
export default { poweredByHeader: false, turbopack: { root: '/' } };
