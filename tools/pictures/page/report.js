const articles = [...document.querySelectorAll('article')]
const sections = [...document.querySelectorAll('section')]
const chips = [...document.querySelectorAll('button[data-status]')]
const filter = document.querySelector('#filter')
const none = document.querySelector('#none')

// Stories need a server: pnpm pictures --serve.
if (location.protocol === 'file:') document.body.dataset.local = ''

function show() {
  const wanted = new Set(
    chips
      .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
      .map((chip) => chip.dataset.status),
  )
  const words = filter.value.toLowerCase().split(/\s+/)
  for (const article of articles)
    article.hidden =
      !wanted.has(article.dataset.status) ||
      !words.every((word) => article.dataset.found.includes(word))
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])')
  none.hidden = articles.some((article) => !article.hidden)
}

function choose(view) {
  document.body.dataset.view = view
  document.querySelector(`input[name=view][value=${view}]`).checked = true
  place()
  document.activeElement?.closest('article')?.scrollIntoView({ block: 'start' })
}

/** Puts each frame around what differs, with room to be seen even where that is one pixel. */
function place() {
  for (const mark of document.querySelectorAll('.mark')) {
    const image = mark.parentElement.querySelector('img')
    if (!image.naturalWidth || !image.clientWidth) continue
    const scale = image.clientWidth / image.naturalWidth
    const [left, top, width, height] = mark.dataset.box.split(',').map(Number)
    Object.assign(mark.style, {
      left: `${image.offsetLeft + left * scale - 6}px`,
      top: `${image.offsetTop + top * scale - 6}px`,
      width: `${width * scale + 12}px`,
      height: `${height * scale + 12}px`,
    })
  }
}

function step(by) {
  const visible = articles.filter((article) => !article.hidden)
  const at = visible.indexOf(document.activeElement?.closest('article'))
  const next = visible[at < 0 ? 0 : Math.min(Math.max(at + by, 0), visible.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

for (const chip of chips)
  chip.addEventListener('click', () => {
    chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') !== 'true'))
    show()
  })
filter.addEventListener('input', show)
document.addEventListener('input', (event) => {
  if (event.target.type === 'range')
    event.target
      .closest('.slider')
      .querySelector('.stack')
      .style.setProperty('--at', `${100 - event.target.value}%`)
})
document.addEventListener('change', (event) => {
  if (event.target.name === 'view') choose(event.target.value)
})
document.addEventListener('load', place, true)
window.addEventListener('resize', place)
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target === filter) {
    if (event.key === 'Escape') filter.blur()
    return
  }
  const views = { 1: 'side', 2: 'slider', 3: 'difference' }
  if (event.key === 'j') step(1)
  else if (event.key === 'k') step(-1)
  else if (event.key in views) choose(views[event.key])
  else if (event.key === '/') {
    event.preventDefault()
    filter.focus()
  }
})
show()
place()
