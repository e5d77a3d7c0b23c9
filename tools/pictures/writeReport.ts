/** Writes the report's folder: index.html, report.json and the pictures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../../.storybook/modes.ts'
import { globalsParameter } from './camera.ts'
import { type Entry, type Report, type Status, statuses } from './report.ts'
import type { Outcome } from './shoot.ts'

/** Allowed content of a report's folder: an aborted run leaves only pictures. */
const ours = new Set(['report.json', 'index.html', 'pictures'])

/**
 * Checks that a report may replace a folder.
 * @throws Error where that would delete a folder that is no report
 */
export function checkFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((name) => !ours.has(name)))
    throw new Error(`${folder} is there and is no report of ours: choose another with --out.`)
}

/**
 * Makes an empty folder for a report.
 * @throws Error where that would delete a folder that is no report
 */
export function emptyFolder(folder: string): void {
  checkFolder(folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
}

/** Writes the files of one picture. */
export function writePictures(folder: string, entry: Entry, outcome: Outcome): void {
  const { before, after, difference } = outcome
  if (entry.after && after && 'png' in after) writeFileSync(join(folder, entry.after), after.png)
  if (entry.before && entry.before !== entry.after && before && 'png' in before)
    writeFileSync(join(folder, entry.before), before.png)
  if (entry.difference && difference) writeFileSync(join(folder, entry.difference), difference.png)
}

/** Writes the page and the data. */
export function writeReport(folder: string, report: Report): void {
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), pageOf(report))
}

const texts: Record<Status, string> = {
  failed: 'Failed',
  changed: 'Changed',
  removed: 'Removed',
  late: 'Not finished',
  new: 'New',
  unchanged: 'Unchanged',
}

/** The page, which depends only on the pictures. */
export function pageOf(report: Report): string {
  const { before, after, counts, entries, scope, stopped, taken, skipped } = report
  const isQuiet = entries.every(({ status }) => status === 'unchanged')
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.title, [...(groups.get(entry.title) ?? []), entry])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${counts.changed} changed · pictures</title>
<style>${read('report.css')}</style>
</head>
<body data-view="side">
<header>
<h1>Pictures</h1>
<p class="sides"><b>${text(before.name)}</b> → <b>${text(after.name)}</b></p>
<p class="scope">${stopped === undefined ? '' : `<b>${text(stopped)}</b> `}${text(scope)} ${taken.pictures} pictures in ${taken.seconds.toFixed(1)} s.</p>
<div class="controls">
<div class="chips" role="group" aria-label="Show">
${statuses
  .map(
    (status) =>
      `<button type="button" data-status="${status}" aria-pressed="${String(isQuiet || status !== 'unchanged')}">${texts[status]} <b>${counts[status]}</b></button>`,
  )
  .join('\n')}
</div>
<fieldset class="views"><legend class="hidden">View</legend>
<label><input type="radio" name="view" value="side" checked>Side by side</label>
<label><input type="radio" name="view" value="slider">Slider</label>
<label><input type="radio" name="view" value="difference">Difference</label>
</fieldset>
<input type="search" id="filter" placeholder="Filter by component, story or mode" aria-label="Filter by component, story or mode">
<p class="keys"><kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> view · <kbd>/</kbd> filter</p>
</div>
</header>
<main>
<p id="none" role="status" hidden>Nothing matches.</p>
${[...groups]
  .toSorted(([, one], [, other]) => rank(one) - rank(other))
  .map(
    ([title, group]) =>
      `<section><h2>${text(title)}</h2>\n${group
        .toSorted((one, other) => rank([one]) - rank([other]))
        .map(article)
        .join('\n')}\n</section>`,
  )
  .join('\n')}
${skipped.length > 0 ? `<details><summary>${skipped.length} stories have no picture</summary><ul>${skipped.map(({ story, why }) => `<li>${text(story)}: ${text(why)}</li>`).join('')}</ul></details>` : ''}
</main>
<script>${read('report.js')}</script>
</body>
</html>
`
}

function rank(entries: Entry[]): number {
  return Math.min(...entries.map(({ status }) => statuses.indexOf(status)))
}

function article(entry: Entry): string {
  const { key, title, name, mode, status, failure, pixels, before, after, difference } = entry
  const query = `?path=/story/${entry.story}&globals=${globalsParameter(modes[mode])}`
  const found = `${title} ${name} ${mode}`.toLowerCase()
  const note =
    pixels === undefined ? '' : `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`
  return `<article id="${key}" tabindex="-1" data-status="${status}" data-found="${text(found)}">
<h3>${text(name)} <span class="mode">${mode}</span> <span class="status">${texts[status]}</span> <span class="note">${note}</span>
<span class="links">${before ? `<a href="before/${text(query)}" target="_blank">Story before</a>` : ''} ${status === 'removed' ? '' : `<a href="after/${text(query)}" target="_blank">Story after</a>`}</span></h3>
${failure === undefined ? '' : `<pre>${text(failure)}</pre>`}
${difference && before && after ? threeViews(entry, before, after, difference) : picture(entry, after ?? before, after ? '' : 'Before')}
</article>`
}

function picture(entry: Entry, path: string | undefined, caption: string): string {
  if (path === undefined) return ''
  const alt = `${entry.title}, ${entry.name}, ${entry.mode} ${caption}`.trim()
  return `<figure>${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}<img loading="lazy" src="${path}" alt="${text(alt)}"></figure>`
}

function threeViews(entry: Entry, before: string, after: string, difference: string): string {
  const { left = 0, top = 0, width = 0, height = 0 } = entry.box ?? {}
  const mark = `<span class="mark" data-box="${left},${top},${width},${height}"></span>`
  return `<div class="side">${picture(entry, before, 'Before')}${picture(entry, after, 'After').replace('</figure>', `${mark}</figure>`)}</div>
<div class="slider"><label>Before <input type="range" min="0" max="100" value="50" aria-label="How much is shown as after"> After</label>
<div class="stack"><img loading="lazy" src="${before}" alt=""><img loading="lazy" class="over" src="${after}" alt=""></div></div>
<div class="difference">${picture(entry, difference, 'Difference').replace('</figure>', `${mark}</figure>`)}</div>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
