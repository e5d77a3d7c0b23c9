import { useSend } from '@console/core/api'
import { Tabs, theme, Avatar, Heading, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useNameInTitle } from '@console/core/routes'
import { aboutQuery } from '../api'
import { tabPath, tabs } from '../paths'
import { AboutTab } from './AboutTab'
import { AlbumsTab } from './AlbumsTab'
import { TimelineTab } from './TimelineTab'
import type { About } from '../contract'

const contents = { timeline: TimelineTab, about: AboutTab, 'photos-videos': AlbumsTab }

/** /pages/profile (specification 2 and 3): a person's details, posts, photos and videos. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const about = useQuery(aboutQuery(useSend()))
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = tabs.find((tab) => tab === asked) ?? 'timeline'
  const Content = contents[tab]
  return (
    <Root>
      <ProfileHeader about={about.data} />
      <Tabs
        label={t('sections')}
        selectedId={tab}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), href: tabPath(id) }))}
      >
        <Content />
      </Tabs>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 1120px;
`

/** Owner of the profile. Has the same size while loading. */
function ProfileHeader({ about }: { about: About | undefined }) {
  const { t } = useTranslation('profile')
  const person = about?.general
  return (
    <ProfileHeaderRoot>
      <Cover viewBox="0 0 800 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path d="M0 74Q150 20 300 66T580 54T800 70V120H0z" />
        <path d="M0 98Q190 52 380 92T800 84V120H0z" />
      </Cover>
      <Who>
        <Avatar
          name={person?.name ?? ''}
          seed={person?.id}
          src={person?.avatar || undefined}
          size={64}
        />
        <div>
          <Heading level={1}>{person ? <Name>{person.name}</Name> : t('title')}</Heading>
          <Text as="p" tone="muted" dir="auto">
            {about?.work.occupation ?? '\u00A0'}
          </Text>
        </div>
      </Who>
    </ProfileHeaderRoot>
  )
}

/** Name of the owner, also set as the document title. */
function Name({ children }: { children: string }) {
  useNameInTitle(children)
  return <bdi>{children}</bdi>
}

const ProfileHeaderRoot = styled.header`
  overflow: clip;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

const Cover = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 96px;
  background: ${theme.color.accentSoft};
  fill: ${theme.color.accent};
  fill-opacity: 0.18;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

const Who = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[4]};
  padding: 0 ${theme.space[5]} ${theme.space[4]};

  > span {
    margin-block-start: -28px;
    box-shadow: 0 0 0 4px ${theme.color.surface};
  }
  > div {
    min-inline-size: 0;
    padding-block-start: ${theme.space[3]};
  }
`
