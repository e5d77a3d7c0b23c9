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

test('reads props only from files with components', async () => {
  const others = ['/Button.stories.tsx', '/messages/en.ts', '/node_modules/library/Button.tsx']
  expect(await filesRead(['/Button.tsx', ...others])).toEqual(['/Button.tsx'])
})

test('throws if Storybook reads props in another way', () => {
  expect(() => docgenOfComponents([{ name: 'another' }])).toThrow('in another way')
})
