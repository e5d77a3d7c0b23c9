import { useSend } from '@console/core/api'
import { Tabs, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { aboutQuery } from '../api'
import { tabPath, tabs } from '../paths'
import { AboutTab } from './AboutTab'
import { AlbumsTab } from './AlbumsTab'
import { ProfileHeader } from './ProfileHeader'
import { TimelineTab } from './TimelineTab'

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
