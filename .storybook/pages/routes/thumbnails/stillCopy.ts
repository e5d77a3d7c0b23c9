/** Source of a document that looks like the given one at this moment, and has no scripts, motion or network. */
export function stillCopy(original: Document): string {
  const copy = original.documentElement.cloneNode(true) as HTMLElement
  // styled-components inserts its rules into the sheet, not into the text of its element.
  inPairs(original, copy, 'style', ({ sheet }, style) => {
    style.textContent = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')
  })
  inPairs(original, copy, 'input', ({ value, checked }, input) => {
    input.setAttribute('value', value)
    input.toggleAttribute('checked', checked)
  })
  inPairs(original, copy, 'textarea', ({ value }, area) => (area.textContent = value))
  for (const source of copy.querySelectorAll('script, iframe, link:not([rel="stylesheet"])'))
    source.remove()
  const still = '*, *::before, *::after { animation: none !important; transition: none !important }'
  return `<!doctype html>${copy.outerHTML}<style>${still}</style>`
}

function inPairs<Name extends keyof HTMLElementTagNameMap>(
  original: Document,
  copy: HTMLElement,
  name: Name,
  transfer: (from: HTMLElementTagNameMap[Name], to: HTMLElementTagNameMap[Name]) => void,
): void {
  const copies = copy.querySelectorAll(name)
  for (const [index, from] of original.querySelectorAll(name).entries()) {
    const to = copies[index]
    if (to) transfer(from, to)
  }
}
