import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Look } from './Look'
import { theme } from './theme'

const Note = styled.p`
  container-type: inline-size;
  color: ${theme.color.danger};

  @media (min-width: 1px) {
    color: ${theme.color.success};
  }
  @media (min-width: 1px) {
    &:last-child {
      font-weight: 600;
    }
  }
  @media (max-width: 1px) {
    color: ${theme.color.danger};
  }
  span {
    font-style: normal;
  }
  @container (min-width: 1px) {
    span {
      font-style: italic;
    }
  }
`

const meta = preview.meta({
  tags: ['for-developers'],
  component: Look,
  args: {
    children: (
      <Note>
        Green and bold where the window is wider than 1 px, <span>slanted where the text is.</span>
      </Note>
    ),
  },
  parameters: {
    about: {
      use: 'The root of an app: tokens, global styles and the way styles are written.',
      instead: 'Nothing: it is mounted once.',
      anatomy: ['Global styles.', 'Style manager that nests conditions.'],
      do: ['Mount it above everything else.'],
      dont: ['Do not mount it in a component.'],
    },
  },
})

export const Conditions = meta.story()

Conditions.test(
  'a nested condition works like a top-level one',
  async ({ canvas, canvasElement }) => {
    const note = canvasElement.querySelector('p')!
    const success = getComputedStyle(document.documentElement).getPropertyValue('--c-color-success')
    note.insertAdjacentHTML('afterend', `<i style="color: ${success}"></i>`)
    const expected = getComputedStyle(note.nextElementSibling!).color
    note.nextElementSibling!.remove()
    await expect(note).toHaveStyle({ color: expected, fontWeight: '600' })
    await expect(canvas.getByText(/slanted/)).toHaveStyle({ fontStyle: 'italic' })
  },
)

Conditions.test('no condition is outside a rule, where it would cost a restyling', async () => {
  const conditions = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && 'styled' in ownerNode.dataset)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSGroupingRule)
    // The global styles are inserted before anything is drawn.
    .filter((rule) => ![...rule.cssRules].some(({ cssText }) => cssText.startsWith(':root')))
  await expect(conditions).toEqual([])
})
