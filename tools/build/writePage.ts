import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'vite'
import { meansToSignIn, readChunks, shellSources, signInSources } from './chunks.ts'
import { pagePolicy } from './contentSecurityPolicy.ts'

/** Hides the prerendered page from who should see another one; `main` clears it. */
const hiding = ':root[data-page=other] #root{visibility:hidden}'

/**
 * Completes index.html: the first script, which preloads what the visitor needs, the styles and the sign-in page inline, the
 * policy on top.
 * @param serverBuild the built `prerender.tsx`
 * @param firstScript the source of the script that runs before the first paint
 */
export async function writePage(outDir: string, serverBuild: string, firstScript: string) {
  const { prerenderSignIn } = (await import(pathToFileURL(serverBuild).href)) as {
    prerenderSignIn: () => Promise<{ body: string; style: string }>
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
  const { needed } = readChunks(outDir)
  /** What the page does not name already. */
  const further = (...sources: string[]) =>
    needed(...sources).filter((file) => !withoutLinks.includes(file))
  const scripts = {
    signedOut: further(...signInSources),
    signedIn: further(...meansToSignIn, ...shellSources),
  }
  const source = readFileSync(firstScript, 'utf8').replaceAll('SCRIPTS', JSON.stringify(scripts))
  const script = await minify('firstScript.js', source)
  const html = withoutLinks
    .replace('<!--prerendered:head-->', () =>
      [
        title,
        `<script>${script.code.trim()}</script>`,
        `<style>${sheets.join('')}${hiding}</style>`,
        style,
      ].join('\n    '),
    )
    .replace('<!--prerendered:body-->', () => body.replace(title, ''))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}" />`
  writeFileSync(
    page,
    html.replace('<meta name="viewport"', () => `${policy}\n    <meta name="viewport"`),
  )
}
