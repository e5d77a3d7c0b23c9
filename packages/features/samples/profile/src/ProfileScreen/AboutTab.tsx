import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { DescriptionList } from '@console/details'
import { Avatar, Card, Chip, Grid, Link, SkeletonText, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { aboutQuery } from '../api'
import type { About } from '../contract'

/** Personal details, work, contact details and friends of the person. */
export function AboutTab() {
  const read = aboutQuery(useSend())
  const query = useQuery(read)
  return (
    <>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
        {(about) => (
          <Grid minColumn="wide">
            <General general={about.general} />
            <Work work={about.work} />
            <Contact contact={about.contact} />
            <Groups groups={about.groups} />
            <Friends friends={about.friends} />
          </Grid>
        )}
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </>
  )
}

function General({ general }: Pick<About, 'general'>) {
  const { t } = useTranslation('profile')
  const formats = useFormats()
  return (
    <Card heading={t('about.general')}>
      <DescriptionList
        details={[
          { label: t('about.self'), value: <Texts>{general.about}</Texts> },
          { label: t('about.gender'), value: <Texts>{general.gender}</Texts> },
          {
            label: t('about.birthday'),
            // Noon, so that the day is the same in every time zone.
            value: formats.date(new Date(`${general.birthday}T12:00`)),
          },
          { label: t('about.locations'), value: <Lines of={general.locations} /> },
        ]}
      />
    </Card>
  )
}

function Work({ work }: Pick<About, 'work'>) {
  const { t } = useTranslation('profile')
  return (
    <Card heading={t('about.work')}>
      <DescriptionList
        details={[
          { label: t('about.occupation'), value: <Texts>{work.occupation}</Texts> },
          {
            label: t('about.skills'),
            value: (
              <Stack direction="row" gap={2} isWrapping>
                {work.skills.map((skill) => (
                  <Chip key={skill}>{skill}</Chip>
                ))}
              </Stack>
            ),
          },
          {
            label: t('about.jobs'),
            value: (
              <Lines of={work.jobs.map(({ company }) => company)}>
                {(_, place) => (
                  <Text size="sm" tone="muted" dir="auto">
                    {work.jobs[place]?.date}
                  </Text>
                )}
              </Lines>
            ),
          },
        ]}
      />
    </Card>
  )
}

function Contact({ contact: { address, tel, emails, websites } }: Pick<About, 'contact'>) {
  const { t } = useTranslation('profile')
  const links = (texts: readonly string[], hrefOf: (text: string) => string) => (
    <Plain>
      {texts.map((text) => (
        <li key={text}>
          <Link variant="alone" href={hrefOf(text)}>
            <bdi>{text}</bdi>
          </Link>
        </li>
      ))}
    </Plain>
  )
  return (
    <Card heading={t('about.contact')}>
      <DescriptionList
        details={[
          { label: t('about.address'), value: <Texts>{address}</Texts> },
          {
            label: t('about.tel'),
            value: links(tel, (text) => `tel:${text.replaceAll(/[^\d+]/g, '')}`),
          },
          { label: t('about.emails'), value: links(emails, (text) => `mailto:${text}`) },
          { label: t('about.websites'), value: links(websites, (text) => text) },
        ]}
      />
    </Card>
  )
}

function Groups({ groups }: Pick<About, 'groups'>) {
  const { t } = useTranslation('profile')
  const formats = useFormats()
  return (
    <Card heading={t('about.groups')}>
      <People>
        {groups.map(({ id, name, category, members }) => (
          <li key={id}>
            <Avatar name={name} seed={id} isSquare />
            <div>
              <Text as="p">
                <bdi>{name}</bdi>
              </Text>
              <Text as="p" size="sm" tone="muted">
                <bdi>{category}</bdi> ·{' '}
                {t('about.members', { count: members, number: formats.number(members) })}
              </Text>
            </div>
          </li>
        ))}
      </People>
    </Card>
  )
}

function Friends({ friends }: Pick<About, 'friends'>) {
  const { t } = useTranslation('profile')
  return (
    <Card heading={t('about.friends')}>
      <People>
        {friends.map(({ id, name, avatar }) => (
          <li key={id}>
            <Avatar name={name} seed={id} src={avatar || undefined} />
            <Text>
              <bdi>{name}</bdi>
            </Text>
          </li>
        ))}
      </People>
    </Card>
  )
}

/** Text in its own direction. */
function Texts({ children }: { children: string }) {
  return <span dir="auto">{children}</span>
}

/** List of texts, each with an addition. */
function Lines({
  of,
  children,
}: {
  of: readonly string[]
  children?: (text: string, place: number) => ReactNode
}) {
  return (
    <Plain>
      {of.map((text, place) => (
        <li key={text}>
          <bdi>{text}</bdi> {children?.(text, place)}
        </li>
      ))}
    </Plain>
  )
}

const Plain = styled.ul`
  padding: 0;
  list-style: none;
`

const People = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
  div {
    min-inline-size: 0;
  }
`
