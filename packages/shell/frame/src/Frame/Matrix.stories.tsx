import preview from '#storybook/preview'
import { Heading, theme } from '@console/ui'
import styled from 'styled-components'

const layouts = [
  'layout-1',
  'layout-1-folded',
  'layout-1-navbar-right',
  'layout-1-toolbar-above',
  'layout-2',
  'layout-3',
]
const languages = ['en', 'ar']
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const meta = preview.meta({
  parameters: { layout: 'padded', pictures: { skip: 'Its parts have pictures of their own.' } },
  tags: ['!test'],
})

/** Every layout in both directions and three sizes, each the story itself in a frame of its own. */
export const Matrix = meta.story({
  render: () => (
    <>
      {layouts.map((layout) => (
        <section key={layout}>
          <Heading level={2} size="lg">
            {layout}
          </Heading>
          <Row>
            {languages.flatMap((language) =>
              sizes.map(({ width, height }) => (
                <Window key={`${language} ${width}`} data-width={width}>
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own */}
                  <iframe
                    title={`${layout}, ${language}, ${width} × ${height}`}
                    src={`iframe.html?id=shell-frame-frame--${layout}&viewMode=story&globals=language:${language}`}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                </Window>
              )),
            )}
          </Row>
        </section>
      ))}
    </>
  ),
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]} ${theme.space[6]};
`

/* At a quarter of its size. */
const Window = styled.div`
  inline-size: 360px;
  block-size: 225px;
  border: 1px solid ${theme.color.border};
  overflow: hidden;

  &[data-width='1024'] {
    inline-size: 256px;
    block-size: 192px;
  }
  &[data-width='390'] {
    inline-size: 97px;
    block-size: 211px;
  }
  iframe {
    border: 0;
    transform: scale(0.25);
    transform-origin: 0 0;
  }
  &:dir(rtl) iframe {
    transform-origin: 100% 0;
  }
`
