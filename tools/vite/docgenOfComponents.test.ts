import { createServer, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { docgenOfComponents } from './docgenOfComponents.ts'

/** Files of `names` whose props a plugin of this kind reads. */
async function filesRead(names: readonly string[]): Promise<string[]> {
  const read: string[] = []
  const docgen: Plugin = {
    name: 'storybook:react-docgen-plugin',
    transform: (_, id) => void read.push(id),
  }
  const sources: Plugin = { name: 'sources', resolveId: (id) => id, load: () => '' }
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [sources, ...docgenOfComponents([docgen])],
  })
  onTestFinished(() => server.close())
  for (const name of names) await server.environments.client.transformRequest(name)
  return read
}

test('props are read from files with components only', async () => {
  const others = ['/Button.stories.tsx', '/messages/en.ts', '/node_modules/library/Button.tsx']
  expect(await filesRead(['/Button.tsx', ...others])).toEqual(['/Button.tsx'])
})

test('a Storybook that reads props in another way is noticed', () => {
  expect(() => docgenOfComponents([{ name: 'another' }])).toThrow('in another way')
})
