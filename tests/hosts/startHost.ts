import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { freePort, type Started, startedServer } from './startedServer.ts'

/** Each starts a real server over a built site, set up from nothing but the files the build wrote. */
export const startHost = {
  'npm run serve': async (site: string): Promise<Started> => {
    const { server, url } = await serveSite(site, 0)
    return {
      url,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    }
  },

  nginx: async (site: string): Promise<Started> => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    const port = await freePort()
    cpSync(join(site, 'hosts/nginx'), join(folder, 'snippets'), { recursive: true })
    mkdirSync(join(folder, 'temp'))
    writeFileSync(
      join(folder, 'nginx.conf'),
      `
daemon off; pid nginx.pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${site}; include snippets/site.conf; }
}`,
    )
    return withFolder(folder, await startedServer('nginx', ['-p', folder, '-c', 'nginx.conf'], port))
  },

  Caddy: async (site: string): Promise<Started> => {
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
    const port = await freePort()
    const env = {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: '127.0.0.1:0',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: site,
    }
    return withFolder(
      folder,
      await startedServer('caddy', ['run', '--adapter', 'caddyfile', '--config', join(site, 'hosts/Caddyfile')], port, {
        env,
      }),
    )
  },

  'Cloudflare Pages': async (site: string): Promise<Started> => {
    const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
    const port = await freePort()
    const wrangler = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js')
    const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' }
    const args = [
      wrangler,
      'pages',
      'dev',
      site,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2026-10-01',
      '--live-reload',
      'false',
    ]
    return withFolder(folder, await startedServer(process.execPath, args, port, { cwd: folder, env }))
  },
} as const

export type HostName = keyof typeof startHost

const withFolder = (folder: string, { url, stop }: Started): Started => ({
  url,
  stop: async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  },
})
