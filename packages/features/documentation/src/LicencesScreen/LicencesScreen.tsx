import { QueryBoundary } from '@console/query-boundary'
import { Heading, SkeletonText, StatePanel, Text, theme } from '@console/ui'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ApiError } from '@console/core/api'
import * as z from 'zod/mini'

/** /pages/licences: third-party components of the console, with their licence texts. */
export function LicencesScreen() {
  const { t } = useTranslation('documentation')
  const query = useQuery(licencesQuery)
  return (
    <Root>
      <Heading level={1}>{t('licences.title')}</Heading>
      <Text as="p">{t('licences.text')}</Text>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
        {(licences) =>
          licences.length === 0 ? (
            <StatePanel kind="empty" title={t('licences.empty.title')}>
              {t('licences.empty.message')}
            </StatePanel>
          ) : (
            <Notices>
              {licences.map((licence) => (
                <li key={`${licence.name} ${licence.version}`}>
                  <Notice licence={licence} />
                </li>
              ))}
            </Notices>
          )
        }
      </QueryBoundary>
    </Root>
  )
}

function Notice({ licence: { name, version, identifier, text } }: { licence: Licence }) {
  const { t } = useTranslation('documentation')
  const title = (
    <>
      <bdi>
        {name} {version}
      </bdi>{' '}
      <Text size="sm" tone="muted">
        <bdi>{identifier}</bdi>
      </Text>
    </>
  )
  if (!text)
    return (
      <>
        {title} <Text size="sm">{t('licences.noText')}</Text>
      </>
    )
  return (
    <details>
      <summary>{title}</summary>
      <Texts lang="en" dir="ltr" tabIndex={0}>
        {text}
      </Texts>
    </details>
  )
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 76ch;
`

const Notices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${theme.space[2]};
    border-block-start: 1px solid ${theme.color.hairline};
  }
  summary {
    min-block-size: ${theme.size.target};
    cursor: pointer;
  }
`

const Texts = styled.pre`
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  overflow-x: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

/** Address of the file that the build writes beside index.html. */
const place = '/licences.json'

/** Third-party component: `identifier` is the short name of its licence, `text` the licence text. */
const licence = z.object({
  name: z.string(),
  version: z.string(),
  identifier: z.nullish(z.string()),
  text: z.nullish(z.string()),
})

/** Third-party component and its licence. */
type Licence = z.infer<typeof licence>

const licences = z.array(licence)

/** Reads the notices that the build has generated from its actual content; an unbuilt console has none. */
const licencesQuery = queryOptions({
  queryKey: ['licences'],
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }): Promise<Licence[]> {
    const answer = await fetch(place, { signal })
    if (!answer.ok) throw new ApiError({ status: answer.status, code: `http_${answer.status}` })
    const read = licences.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new ApiError({ status: answer.status, code: 'contract' })
    return read.data
  },
})
