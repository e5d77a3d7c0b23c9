/** Draws a picture in the chosen view. */
import { element } from './state.js'

/** Space around an enlarged change, in pixels of the picture. */
const margin = 16
/** Maximum height of an enlarged change, and its maximum scale. */
const maxHeight = 440
const maxScale = 8

/** Draws a picture, or both sides of a changed one. */
export function drawPicture(entry, view, isEnlarged, width) {
  const { before, after, difference, box, failure } = entry
  const made = element('div', { class: 'views' })
  if (failure !== undefined) made.append(element('pre', {}, failure))
  if (!difference) {
    const path = after ?? before
    if (path) made.append(whole(path, after ? '' : 'Before', entry))
    return made
  }
  const draw = (path, caption) =>
    isEnlarged
      ? crop(path, caption, box, columnWidth(view, width), entry)
      : whole(path, caption, entry, box)
  if (view === 'side') made.append(draw(before, 'Before'), draw(after, 'After'))
  else if (view === 'difference') made.append(draw(difference, 'Overlay: changed pixels in pink'))
  else made.append(stack(draw(before, ''), draw(after, ''), view))
  made.classList.add(view)
  return made
}

function columnWidth(view, width) {
  return view === 'side' && width >= 640 ? (width - 16) / 2 : width
}

function figure(content, caption) {
  const made = element('figure', {}, content)
  if (caption !== '') made.prepend(element('figcaption', {}, caption))
  return made
}

function image(path, caption, { title, name, mode }) {
  const alt = [title, name, mode, caption].filter((part) => part !== '').join(', ')
  return element('img', { src: path, alt, decoding: 'async' })
}

/** The whole picture, with a frame around its change, to be seen even where that is one pixel. */
function whole(path, caption, entry, box) {
  const shown = image(path, caption, entry)
  const content = element('div', { class: 'whole' }, shown)
  if (box)
    shown.addEventListener('load', () => {
      const percent = (part, all) => `${(part / all) * 100}%`
      const frame = element('span', { class: 'frame' })
      frame.style.left = percent(box.left, shown.naturalWidth)
      frame.style.top = percent(box.top, shown.naturalHeight)
      frame.style.width = percent(box.width, shown.naturalWidth)
      frame.style.height = percent(box.height, shown.naturalHeight)
      content.append(frame)
    })
  return figure(content, caption)
}

/** The change alone, enlarged by a whole number, or reduced where it is larger than the page. */
function crop(path, caption, box, width, entry) {
  const left = Math.max(box.left - margin, 0)
  const top = Math.max(box.top - margin, 0)
  const columns = box.left - left + box.width + margin
  const rows = box.top - top + box.height + margin
  const fitting = Math.min(width / columns, maxHeight / rows, maxScale)
  const scale = fitting >= 1 ? Math.floor(fitting) : fitting
  const shown = image(path, caption, entry)
  shown.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`
  const content = element('div', { class: scale > 1 ? 'crop pixels' : 'crop' }, shown)
  content.style.width = `${columns * scale}px`
  content.style.height = `${rows * scale}px`
  return figure(content, scale > 1 ? `${caption} ${scale}×`.trim() : caption)
}

/** Both sides on top of each other, the newer one clipped by a slider or blinking. */
function stack(before, after, view) {
  after.classList.add('over')
  const stacked = element('div', { class: 'stack' }, before, after)
  if (view === 'blink')
    return element('div', {}, element('p', { class: 'side-name', 'aria-hidden': 'true' }), stacked)
  const range = element('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': 'Share of the picture that shows the state after the change',
  })
  range.addEventListener('input', () => stacked.style.setProperty('--at', `${100 - range.value}%`))
  return element('div', {}, element('label', { class: 'range' }, 'Before', range, 'After'), stacked)
}
