import { Heading, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const sections = ['choose', 'translated', 'direction', 'formats', 'search', 'kept'] as const

/**
 * /documentation/working-with-fuse-react/multi-language (specification 2): documentation of the console's languages.
 */
export function LanguagesScreen() {
  const { t } = useTranslation('documentation')
  return (
    <Root>
      <Heading level={1}>{t('languages.title')}</Heading>
      {sections.map((section) => (
        <section key={section}>
          <Heading level={2} size="lg">
            {t(`languages.${section}.title`)}
          </Heading>
          <Text as="p">{t(`languages.${section}.text`)}</Text>
        </section>
      ))}
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  max-inline-size: 68ch;

  p {
    margin-block-start: ${theme.space[2]};
  }
`
