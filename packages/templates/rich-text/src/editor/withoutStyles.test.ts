import { expect, test } from 'vitest'
import { withoutStyles } from './withoutStyles'

test.each([
  ['<p style="a:b">x</p>', '<p data-style="a:b">x</p>'],
  [`<p class=a STYLE = 'a:b'>x</p>`, `<p class=a data-style = 'a:b'>x</p>`],
  ['<p class="a"style="b">x</p>', '<p class="a"data-style="b">x</p>'],
  ['<p title="style=1" style=a>x</p>', '<p title="style=1" data-style=a>x</p>'],
  ['<p title="a > b" style="c">x</p>', '<p title="a > b" data-style="c">x</p>'],
  ['<p data-style="a">style="b"</p>', '<p data-style="a">style="b"</p>'],
  ['<style>p { color: red }</style><STYLE type=a>b</STYLE ><p>x</p>', '<p>x</p>'],
])('%s', (html, clean) => {
  expect(withoutStyles(html)).toBe(clean)
})
