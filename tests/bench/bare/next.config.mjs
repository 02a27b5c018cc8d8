/** The root is that of the machine: the packages are links into another folder. */
export default { poweredByHeader: false, turbopack: { root: '/' } };
