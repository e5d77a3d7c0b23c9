// oxlint-disable no-restricted-globals -- the page is no part of the console, and copes with a refusal
/** The report's data and the reviewer's marks. */

/** The report, with its marks. */
export const report = JSON.parse(document.querySelector('#report').textContent)

/** Pictures by their keys. */
export const entries = new Map(report.entries.map((entry) => [entry.key, entry]))

/** Names of the decisions, as the buttons show them. */
export const decisions = { intended: 'Intended', not: 'Not intended', later: 'Later' }

/** Only a served report has the stories beside it, and a file for the marks. */
export const isServed = location.protocol.startsWith('http')

const storageKey = `pictures ${report.before.build} ${report.after.build}`
let marks = report.marks
let saving = Promise.resolve()

/** Creates an element with attributes, properties that begin with a dot, and children. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('.')) made[name.slice(1)] = value
    else if (value !== undefined && value !== false) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Number and noun: “1 picture”, “380 pictures”. */
export function count(number, noun) {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}

/** Reads the marks: of the file where the report is served, else of this browser, else those of the run. */
export async function loadMarks() {
  marks = isServed ? await readFile() : readStored()
}

/** The decision about a picture; undefined without one, or where the picture has changed otherwise since. */
export function markOf({ key, hash }) {
  if (hash === undefined) return undefined
  return Object.keys(decisions).find((decision) => marks[decision][key] === hash)
}

/** The decision about all of several pictures; `mixed` where they differ. */
export function commonMark(pictures) {
  const found = new Set(pictures.map(markOf))
  return found.size === 1 ? [...found][0] : 'mixed'
}

/** Marks pictures; removes the mark where all of them have it already. */
export function mark(pictures, decision) {
  const marked = pictures.filter(({ hash }) => hash !== undefined)
  const isUndone = commonMark(marked) === decision
  for (const { key, hash } of marked) {
    for (const other of Object.keys(decisions)) delete marks[other][key]
    if (!isUndone) marks[decision][key] = hash
  }
  save()
}

/** The marks as the text of a file. */
export function exportMarks() {
  const sorted = Object.keys(decisions).map((decision) => [
    decision,
    Object.fromEntries(
      Object.entries(marks[decision]).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  ])
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

function save() {
  try {
    localStorage.setItem(storageKey, JSON.stringify(marks))
  } catch {
    showError('This browser can’t store your marks. Download them before you close the page.')
  }
  if (!isServed) return
  const body = exportMarks()
  saving = saving
    .then(() => fetch('/accepted.json', { method: 'POST', body }))
    .then(({ ok }) => showError(ok ? '' : failed))
    .catch(() => showError(failed))
}

const failed =
  'Couldn’t write your marks to the file. This browser keeps them: restart pnpm pictures --serve and mark again, or download them.'

function showError(message) {
  const line = document.querySelector('#error')
  line.textContent = message
  line.hidden = message === ''
}

async function readFile() {
  try {
    return await (await fetch('/accepted.json')).json()
  } catch {
    showError('Couldn’t read the file of marks. The page shows those of the run.')
    return report.marks
  }
}

function readStored() {
  try {
    return JSON.parse(localStorage.getItem(storageKey)) ?? report.marks
  } catch {
    return report.marks
  }
}
