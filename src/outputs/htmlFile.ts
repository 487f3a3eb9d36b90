/** The file that answers a path: "/" is index.html, "/brands/ford" is brands/ford.html. */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
