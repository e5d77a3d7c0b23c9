import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findPackages, findSources, roleOf } from '../checks/workspace.ts'
import { readFileSync } from 'node:fs'

/** A thing of which sources use some: an icon, a token. */
export interface Used {
  name: string
  /** Files that use it, relative to the workspace. */
  files: string[]
}

/** An icon of lucide that the console uses. */
export interface UsedIcon extends Used {
  /** Set where it points along the line, so that it is mirrored from right to left. */
  isMirrored: boolean
}

/**
 * Provides the icons and tokens in use to the pages of the book, as the modules `virtual:icons` and `virtual:tokens`, read again on each build
 * or start.
 */
export function bookSources(root: string): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:icons': () => {
      const icons = iconsIn(readSources(root))
      const names = icons.map(({ name }) => name).join(', ')
      return `import { ${names} } from 'lucide-react'
        const drawings = { ${names} }
        export const icons = ${JSON.stringify(icons)}.map((icon) => ({ ...icon, Icon: drawings[icon.name] }))`
    },
    'virtual:tokens': () =>
      `export const usedTokens = ${JSON.stringify(tokensIn(readSources(root)))}`,
  }
  return {
    name: 'console:book-sources',
    resolveId(id, importer) {
      if (Object.hasOwn(modules, id)) return `\0${id}`
      // Only the book's package has lucide.
      return importer === '\0virtual:icons'
        ? this.resolve(id, join(root, '.storybook/main.ts'))
        : undefined
    },
    load: (id) => modules[id.slice(1)]?.(),
  }
}

type Sources = readonly { file: string; text: string }[]

/** Sources of what users get. */
function readSources(root: string): Sources {
  return findPackages(root)
    .flatMap(({ folder }) => findSources(root, folder))
    .filter((file) => roleOf(file) === 'production')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Icons that files import from lucide, by name. */
export function iconsIn(sources: Sources): UsedIcon[] {
  const icons = new Map<string, UsedIcon>()
  for (const { file, text } of sources)
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g))
      for (const entry of list.split(',').map((part) => part.trim())) {
        if (entry === '' || entry.startsWith('type ')) continue
        const [name = '', alias = name] = entry.split(' as ')
        const icon = icons.get(name) ?? { name, files: [], isMirrored: false }
        icon.files.push(file)
        icon.isMirrored ||= new RegExp(`<${alias}\\b[^>]*data-mirrored`).test(text)
        icons.set(name, icon)
      }
  return byName(icons)
}

/** Tokens that files take from the theme: `color.accent`, `space.4`. */
export function tokensIn(sources: Sources): Used[] {
  const tokens = new Map<string, Used>()
  for (const { file, text } of sources)
    for (const [, group = '', member, index] of text.matchAll(
      /\btheme\.(?:raw\.|vars\.)?([a-z]+)(?:\.(\w+)|\['?(\w+)'?\])/g,
    )) {
      const name = `${group}.${member ?? index}`
      const token = tokens.get(name) ?? { name, files: [] }
      if (token.files.at(-1) !== file) token.files.push(file)
      tokens.set(name, token)
    }
  return byName(tokens)
}

function byName<Thing extends Used>(things: Map<string, Thing>): Thing[] {
  return [...things.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}
