import { serveSite } from '../../scripts/serve/serveSite.ts'

/** Serves the built site for all tests, on any free port. */
export default async function serve(): Promise<() => Promise<void>> {
  const { server, url } = await serveSite(process.env.TEST_SITE ?? 'dist/client', 0)
  process.env.SITE_URL = url
  return () => new Promise((done) => server.close(() => done()))
}
