import { useSend } from '@console/core/api'
import {
  Heading,
  StatePanel,
  theme,
  VisuallyHidden,
  Grid,
  Stack,
  Card,
  SkeletonBlock,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Read } from '../Read'
import { TabLinks } from '../TabLinks'
import { useChoice } from '../useChoice'
import { SkippedWidgets } from '../SampleWidgets/SkippedWidgets'
import { projectWidgetsQuery } from './api'
import { Budget } from './Budget'
import { Clock } from './Clock'
import type { ProjectWidget } from './contract'
import { named } from './named'
import { ProjectChoice } from './ProjectChoice'
import { type MemberColumn, memberColumns, publicColumns } from './sortedMembers'
import { Team } from './Team'
import { Weather } from './Weather'
import { Counts } from './Counts'
import { IssuesByDay } from './IssuesByDay'
import { Schedule } from './Schedule'
import { TasksByKind } from './TasksByKind'

const tabs = ['home', 'budget', 'team'] as const

/** /dashboards/project (specification 2 and 3): sample widgets of a project, from the sample backend. */
export function ProjectScreen() {
  return <ProjectDashboard columns={memberColumns} />
}

/** /customer/apps/dashboards/project (specification 2): the same for customers, without the team's contact details. */
export function CustomersProjectScreen() {
  return <ProjectDashboard columns={publicColumns} />
}

function ProjectDashboard({ columns }: { columns: readonly MemberColumn[] }) {
  const { t } = useTranslation(['project-dashboard', 'dashboards'])
  const query = projectWidgetsQuery(useSend())
  const widgets = useQuery(query)
  const { chosen, addressOf } = useChoice('tab', tabs, 'home')
  return (
    <Root aria-busy={widgets.isPending}>
      <Heading level={1}>{t('title')}</Heading>
      <ProjectChoice />
      <TabLinks
        label={t('title')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), href: addressOf(id) }))}
        selectedId={chosen}
      />
      <Read query={widgets} of="widgets" skeleton={<ProjectSkeleton />}>
        {(data) =>
          data.length === 0 ? (
            <StatePanel
              kind="empty"
              icon={ChartNoAxesColumn}
              title={t('dashboards:sample.empty.title')}
            >
              {t('dashboards:sample.empty.message')}
            </StatePanel>
          ) : (
            <Columns>
              <section aria-labelledby="chosen-tab">
                <VisuallyHidden as="div">
                  <Heading level={2} id="chosen-tab">
                    {t(`tab.${chosen}`)}
                  </Heading>
                </VisuallyHidden>
                <TabContent tab={chosen} widgets={data} columns={columns} />
              </section>
              <Aside widgets={data} />
            </Columns>
          )
        }
      </Read>
      <SkippedWidgets of={query.queryKey} />
    </Root>
  )
}

interface TabContentProps {
  tab: (typeof tabs)[number]
  widgets: readonly ProjectWidget[]
  columns: readonly MemberColumn[]
}

function TabContent({ tab, widgets, columns }: TabContentProps) {
  const team = named(widgets, 'team')
  switch (tab) {
    case 'home':
      return <Home widgets={widgets} />
    case 'budget':
      return <Budget widgets={widgets} />
    case 'team':
      return team ? <Team {...team} columns={columns} /> : null
  }
}

function Aside({ widgets }: { widgets: readonly ProjectWidget[] }) {
  const { t } = useTranslation('project-dashboard')
  const weather = named(widgets, 'weather')
  return (
    <Beside aria-labelledby="beside">
      <VisuallyHidden as="div">
        <Heading level={2} id="beside">
          {t('aside')}
        </Heading>
      </VisuallyHidden>
      <Clock />
      {weather ? <Weather {...weather} /> : null}
    </Beside>
  )
}

const Root = styled.div`
  container: project / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 1760px;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  @container project (inline-size >= 900px) {
    grid-template-columns: minmax(0, 1fr) 288px;
  }
`

const Beside = styled.aside`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
`

/** First tab: due items, progress and schedule. */
function Home({ widgets }: { widgets: readonly ProjectWidget[] }) {
  const issues = named(widgets, 'issuesByDay')
  const tasks = named(widgets, 'tasksByKind')
  const schedule = named(widgets, 'schedule')
  return (
    <Stack>
      <Counts widgets={widgets} />
      {issues ? <IssuesByDay {...issues} /> : null}
      <Grid minColumn="wide">
        {tasks ? <TasksByKind {...tasks} /> : null}
        {schedule ? <Schedule {...schedule} /> : null}
      </Grid>
    </Stack>
  )
}

/** Placeholder of the project's widgets while they load. */
function ProjectSkeleton() {
  return (
    <Stack aria-busy aria-hidden>
      <Grid minColumn="wide">
        {['dueTasks', 'overdue', 'issues', 'features'].map((id) => (
          <Card key={id}>
            <SkeletonBlock blockSize={88} />
          </Card>
        ))}
      </Grid>
      <Card>
        <SkeletonBlock blockSize={300} />
      </Card>
    </Stack>
  )
}
