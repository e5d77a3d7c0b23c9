/** The page's controls and keyboard. */
import { drawGroups, markItem, picturesOf, redraw, statusNames, toggle } from './groups.js'
import { count, element, exportMarks, loadMarks, markOf, report } from './state.js'

const find = (selector) => document.querySelector(selector)
const filter = find('#filter')
const statuses = find('#statuses')
const groups = () => [...document.querySelectorAll('.group')]
const isQuiet = report.entries.every(({ status }) => status === 'unchanged')

function describe() {
  const { before, after, scope, stopped, taken, counts, skipped } = report
  document.title = `${count(counts.changed, 'change')} · pictures`
  find('#sides').append(element('b', {}, before.name), ' → ', element('b', {}, after.name))
  if (stopped) find('#scope').append(element('b', {}, stopped), ' ')
  find('#scope').append(
    `${scope} ${count(taken.pictures, 'picture')} taken in ${taken.seconds.toFixed(0)} s.`,
  )
  for (const [status, name] of Object.entries(statusNames)) {
    const isShown = counts[status] > 0 && (isQuiet || status !== 'unchanged')
    const button = element(
      'button',
      { type: 'button', 'data-status': status, 'aria-pressed': String(isShown) },
      `${name} ${counts[status].toLocaleString('en')}`,
    )
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
      showMatching()
    })
    statuses.append(button)
  }
  const list = find('#skipped')
  list.hidden = skipped.length === 0
  list
    .querySelector('summary')
    .append(`${count(skipped.length, 'story').replace('storys', 'stories')} without a picture`)
  list
    .querySelector('ul')
    .append(...skipped.map(({ story, why }) => element('li', {}, `${story}: ${why}`)))
}

function showMatching() {
  const wanted = new Set(
    [...statuses.querySelectorAll('[aria-pressed=true]')].map(({ dataset }) => dataset.status),
  )
  const words = filter.value.toLowerCase().split(/\s+/)
  for (const group of groups()) {
    const { name } = report.groups[Number(group.dataset.group)]
    const isFound = ({ title, name: story, mode }) => {
      const text = `${name} ${title} ${story} ${mode}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }
    group.hidden = !wanted.has(group.dataset.status) || !picturesOf(group).some(isFound)
  }
  find('#none').hidden = groups().some(({ hidden }) => !hidden)
}

function showProgress() {
  const pictures = report.entries.filter(({ hash }) => hash !== undefined)
  const reviewed = pictures.filter((entry) => markOf(entry) !== undefined).length
  const intended = pictures.filter((entry) => markOf(entry) === 'intended').length
  find('#progress').textContent =
    pictures.length === 0
      ? 'No change to review.'
      : `${reviewed} of ${count(pictures.length, 'changed picture')} marked, ${intended} as intended.`
}

/** The item that has the focus, or contains it. */
function focused() {
  return document.activeElement?.closest('.item') ?? undefined
}

function step(by, isGroup = false) {
  const items = [...document.querySelectorAll(isGroup ? '.group' : '.item')].filter(
    (item) => item.checkVisibility() || item === focused(),
  )
  const at = items.indexOf(focused())
  const next = items[Math.min(Math.max(at + by, 0), items.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

function decide(decision) {
  const item = focused()
  if (!item?.querySelector('.marks > button')) return
  markItem(item, decision)
  step(1, item.matches('.group'))
}

function chooseView(view) {
  document.body.dataset.view = view
  find(`input[name=view][value=${view}]`).checked = true
  const item = focused()
  redraw({ view })
  item?.scrollIntoView({ block: 'start' })
}

function download() {
  const file = new Blob([exportMarks()], { type: 'application/json' })
  const link = element('a', { href: URL.createObjectURL(file), download: 'accepted.json' })
  link.click()
  URL.revokeObjectURL(link.href)
}

function blink() {
  document.body.dataset.side = document.body.dataset.side === 'after' ? 'before' : 'after'
}

const keys = {
  j: () => step(1),
  k: () => step(-1),
  a: () => decide('intended'),
  n: () => decide('not'),
  l: () => decide('later'),
  o: () => focused() && toggle(focused().closest('.group')),
  e: () => find('#enlarged').click(),
  b: blink,
  1: () => chooseView('side'),
  2: () => chooseView('slider'),
  3: () => chooseView('blink'),
  4: () => chooseView('difference'),
  '/': () => filter.focus(),
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target === filter) {
    if (event.key === 'Escape') step(0)
    return
  }
  const act = keys[event.key.toLowerCase()]
  if (!act) return
  event.preventDefault()
  act()
})
filter.addEventListener('input', showMatching)
find('#enlarged').addEventListener('change', ({ target }) => redraw({ isEnlarged: target.checked }))
find('#download').addEventListener('click', download)
document.addEventListener('change', ({ target }) => {
  if (target.name === 'view') chooseView(target.value)
})
let width = innerWidth
addEventListener('resize', () => {
  // A phone's address bar changes only the height.
  if (innerWidth !== width) redraw({})
  width = innerWidth
})
if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
  setInterval(() => {
    if (document.body.dataset.view === 'blink') blink()
  }, 700)

await loadMarks()
describe()
drawGroups(find('#groups'), showProgress)
showMatching()
showProgress()
