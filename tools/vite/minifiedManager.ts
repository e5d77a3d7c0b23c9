import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Minifies the scripts of the manager, which Storybook writes into its build as they are: 4.6 MB become 2.3. */
export const minifiedManager: Plugin = {
  name: 'console:minified-manager',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = globSync('sb-manager/*.js', { cwd: dir }).map((file) => join(dir, file))
    await Promise.all(
      files.map(async (file) => {
        const { code } = await minify(file, readFileSync(file, 'utf8'), { module: true })
        writeFileSync(file, code)
      }),
    )
  },
}
