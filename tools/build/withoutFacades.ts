import type { Plugin, Rolldown } from 'vite'

/** The content of a facade: `export{t as en}from"./messages.js";`. */
const facade = /^export\{([\w$]+) as ([\w$]+)\}from"\.\/([^"]+)";\s*$/u

/**
 * Removes files that only re-export one name of another file, and imports that file instead. The bundler writes one for each
 * module that is fetched on demand and is in a group (rolldown/rolldown#9729): a list would make twenty more requests.
 */
export const withoutFacades: Plugin = {
  name: 'without-facades',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const facades = new Map(chunks.flatMap((chunk) => facadeOf(chunk)))
    for (const { fileName } of facades.values()) delete bundle[fileName]
    for (const chunk of chunks) {
      chunk.code = chunk.code.replaceAll(
        /\bimport\(([`"'])\.\/([^`"']+)\1\)/gu,
        (found, quote: string, name: string) => {
          const { local, exported, target } = facades.get(name) ?? {}
          return target === undefined
            ? found
            : `import(${quote}./${target}${quote}).then(m=>({${exported}:m.${local}}))`
        },
      )
    }
  },
}

interface Facade {
  fileName: string
  local: string
  exported: string
  target: string
}

function facadeOf({ fileName, code }: Rolldown.OutputChunk): [name: string, facade: Facade][] {
  const [, local, exported, target] = facade.exec(code) ?? []
  if (!local || !exported || !target) return []
  return [[fileName.replace(/^.*\//u, ''), { fileName, local, exported, target }]]
}
