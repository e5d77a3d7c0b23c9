/** Draws the groups, and the pictures of a group once it is opened. */
import { drawPicture } from './frames.js'
import { commonMark, count, decisions, element, entries, isServed, mark, report } from './state.js'

/** Number of pictures that are added to an open group at a time. */
const page = 40

/** Names of the results. */
export const statusNames = {
  failed: 'Failed',
  changed: 'Changed',
  removed: 'Removed',
  late: 'Not finished',
  new: 'New',
  unchanged: 'Unchanged',
}

const notes = {
  failed: 'A story that fails can’t be accepted. Correct it and run again.',
  late: 'The story didn’t finish in 30 seconds, so its picture is unknown. Run again.',
}

let settings = { view: 'side', isEnlarged: true }
let onMark = () => undefined
const drawings = new WeakMap()

// Pictures are drawn shortly before they are seen: thousands at once would stop the page.
const seen = new IntersectionObserver(
  (found) => {
    for (const { target, isIntersecting } of found) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      drawings.get(target)?.()
    }
  },
  { rootMargin: '800px' },
)

/** Draws all groups; `listener` is called after each mark. */
export function drawGroups(parent, listener) {
  onMark = listener
  parent.append(...report.groups.map(drawGroup))
}

/** Applies the view to every picture, at the present width. */
export function redraw(changed) {
  settings = { ...settings, ...changed }
  for (const place of document.querySelectorAll('.place')) {
    place.replaceChildren()
    seen.unobserve(place)
    seen.observe(place)
  }
}

/** Marks a focused group or picture with a decision. */
export function markItem(item, decision) {
  mark(picturesOf(item), decision)
  for (const shown of [item, ...item.querySelectorAll('.picture'), item.closest('.group')])
    showMark(shown)
  onMark()
}

/** Opens a group, or closes it. */
export function toggle(group) {
  const button = group.querySelector('.more')
  if (!button) return
  const isOpen = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(isOpen))
  const list = group.querySelector('.pictures')
  list.hidden = !isOpen
  if (isOpen && list.childElementCount === 0) addPage(list, picturesOf(group), 0)
}

/** Pictures of a group, or the one of a picture's item. */
export function picturesOf(item) {
  const { key, group } = item.dataset
  return key === undefined
    ? report.groups[Number(group)].keys.map((each) => entries.get(each))
    : [entries.get(key)]
}

function drawGroup({ name, status, sample, keys }, at) {
  const heading = element('h2', { id: `group-${at}` }, name)
  const result = element(
    'p',
    { class: 'result' },
    element('b', {}, statusNames[status]),
    ` ${count(keys.length, 'picture')}`,
  )
  const group = element(
    'section',
    {
      class: 'group item',
      tabindex: 0,
      'aria-labelledby': `group-${at}`,
      'data-group': at,
      'data-status': status,
    },
    element('header', {}, heading, result),
  )
  group.firstChild.append(marksOf(group))
  if (notes[status]) group.append(element('p', { class: 'quiet' }, notes[status]))
  const shown = entries.get(sample)
  if (status !== 'unchanged') group.append(captionOf(shown), placeOf(shown))
  if (keys.length > 1 || status === 'unchanged') {
    const more = element(
      'button',
      { type: 'button', class: 'more', 'aria-expanded': 'false' },
      `Pictures of this group (${keys.length.toLocaleString('en')})`,
    )
    more.addEventListener('click', () => toggle(group))
    group.append(more, element('ol', { class: 'pictures', hidden: '' }))
  }
  showMark(group)
  return group
}

function addPage(list, pictures, from) {
  const items = pictures.slice(from, from + page).map((entry) => {
    const item = element('li', { class: 'picture item', tabindex: 0, 'data-key': entry.key })
    const caption = captionOf(entry)
    caption.append(marksOf(item))
    item.append(caption, placeOf(entry))
    showMark(item)
    return item
  })
  list.append(...items)
  const last = items.at(-1)
  if (!last || from + page >= pictures.length) return
  const next = element('li', { class: 'next' })
  drawings.set(next, () => {
    next.remove()
    addPage(list, pictures, from + page)
  })
  list.append(next)
  seen.observe(next)
}

function captionOf(entry) {
  const { title, name, mode, pixels, story, status, before } = entry
  const made = element(
    'p',
    { class: 'caption' },
    element('b', {}, `${title} / ${name}`),
    element(
      'span',
      { class: 'quiet' },
      pixels === undefined ? mode : `${mode}, ${count(pixels, 'pixel')}`,
    ),
  )
  const link = (side, text) =>
    element(
      'a',
      { href: `${side}/?path=/story/${story}&globals=${report.globals[mode]}`, target: '_blank' },
      text,
    )
  if (isServed && before) made.append(link('before', 'Story before'))
  if (isServed && status !== 'removed') made.append(link('after', 'Story after'))
  return made
}

function placeOf(entry) {
  const place = element('div', { class: 'place' })
  drawings.set(place, () =>
    place.replaceChildren(
      drawPicture(entry, settings.view, settings.isEnlarged, place.clientWidth),
    ),
  )
  seen.observe(place)
  return place
}

function marksOf(item) {
  const row = element('div', { class: 'row marks', role: 'group', 'aria-label': 'Mark' })
  if (picturesOf(item).every(({ hash }) => hash === undefined)) return row
  for (const [decision, name] of Object.entries(decisions)) {
    const button = element('button', { type: 'button', 'data-decision': decision }, name)
    button.addEventListener('click', () => markItem(item, decision))
    row.append(button)
  }
  return row
}

function showMark(item) {
  if (!item) return
  const decision = commonMark(picturesOf(item)) ?? ''
  item.dataset.mark = decision
  for (const button of item.querySelectorAll(':scope > :first-child > .marks > button'))
    button.setAttribute('aria-pressed', String(button.dataset.decision === decision))
}
