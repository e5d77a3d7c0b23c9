import { Text, type TextProps } from '@console/ui'
import { components } from 'virtual:docs'
import { DocsLink } from './StoryLink'

interface WrittenProps extends Pick<TextProps, 'as' | 'tone'> {
  /** Text with names between backticks. */
  text: string
}

/** Text of a doc comment or of `parameters.about`: names of components lead to their docs pages, others are code. */
export function Written({ text, as = 'span', tone }: WrittenProps) {
  return (
    <Text as={as} tone={tone}>
      {text
        .split('`')
        .map((part, index) => (index % 2 === 0 ? part : <Name key={index} of={part} />))}
    </Text>
  )
}

function Name({ of }: { of: string }) {
  const component = components.find(({ title }) => title.endsWith(`/${of}`))
  return component ? <DocsLink id={component.docsId}>{of}</DocsLink> : <code>{of}</code>
}
