import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'vite'
import type { RouteFetches } from '../../apps/console/src/prerender.tsx'
import { findAhead } from './ahead.ts'
import { readChunks, shellFiles } from './chunks.ts'
import { pagePolicy } from './contentSecurityPolicy.ts'

/** Hides the prerendered page from users who should see another one; `main` clears it. */
const hiding = ':root[data-page=other] #root{display:none}'

/** Content that the first script shows until the console's own scripts have drawn something. */
const loading =
  '#loading{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center}' +
  '#loading button{min-height:40px;padding:0 16px;font:inherit}' +
  ':root:not([data-page]) #root:not(:empty)~#loading{display:none}'

/** Tags by which Vite's page fetches the console's own script and its imports. */
const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Completes index.html: the scripts that preload what the visitor needs, the styles and the sign-in page inline, the policy on top.
 * @param serverDir where `prerender.tsx` was built
 * @param sourceDir folder of the scripts that run before the console's own
 */
export async function writePage(outDir: string, serverDir: string, sourceDir: string) {
  const { prerenderSignIn, listRoutes, noScriptMessages } = (await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  )) as {
    prerenderSignIn: () => Promise<{ body: string; style: string }>
    listRoutes: () => RouteFetches[]
    noScriptMessages: () => Record<string, readonly string[]>
  }
  const { body, style } = await prerenderSignIn()
  const title = /<title>[^<]*<\/title>/.exec(body)?.[0] ?? ''
  const page = join(outDir, 'index.html')
  const built = readFileSync(page, 'utf8')

  const sheets: string[] = []
  const withoutLinks = built.replaceAll(
    /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, file: string) => {
      sheets.push(readFileSync(join(outDir, file), 'utf8').trim())
      return ''
    },
  )
  const chunks = readChunks(outDir)
  const signedIn = shellFiles(chunks, 'en')
  const ahead = await minified('aheadScript.js', {
    AHEAD: findAhead(listRoutes(), serverDir, chunks, signedIn),
  })
  const aheadFile = `assets/ahead-${createHash('sha256').update(ahead).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(outDir, aheadFile), ahead)
  /** Leaves out the files that the page names already. */
  const further = (files: readonly string[]) =>
    files.filter((file) => !withoutLinks.includes(file)).map((file) => `/${file}`)
  const first = await minified('firstScript.js', {
    SCRIPTS: {
      ahead: `/${aheadFile}`,
      signedOut: further(chunks.needed('sign-in')),
      signedIn: further(signedIn),
    },
    WORDS: noScriptMessages(),
  })

  /** Minifies one of our own scripts, with the build's data in place of a name. */
  async function minified(name: string, known: Record<string, unknown>): Promise<string> {
    let source = readFileSync(join(sourceDir, name), 'utf8')
    for (const [word, value] of Object.entries(known))
      source = source.replace(`= ${word}\n`, `= ${JSON.stringify(value)}\n`)
    return (await minify(name, source)).code.trim()
  }

  const head = [
    title,
    `<meta name="release" content="${chunks.release}" />`,
    // Requested first; they run when the page has been parsed.
    ...(withoutLinks.match(scriptTags) ?? []),
    `<script>${first}</script>`,
    `<style>${sheets.join('')}${hiding}${loading}</style>`,
    style,
  ]
  const withHead = filled(withoutLinks.replaceAll(scriptTags, ''), 'head', head.join('\n    '))
  const html = filled(withHead, 'body', body.replace(title, ''))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}" />`
  writeFileSync(page, filled(html, 'policy', policy))
}

/**
 * Fills a mark of `index.html`.
 * @throws where the mark is missing: the page would lack its content, or its policy
 */
function filled(html: string, mark: 'policy' | 'head' | 'body', content: string): string {
  const comment = `<!--prerendered:${mark}-->`
  if (!html.includes(comment)) throw new Error(`index.html has no ${comment}`)
  return html.replace(comment, () => content)
}
