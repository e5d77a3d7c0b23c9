import { Grid, Stack } from '@console/ui'
import { Counts } from './Counts'
import type { ProjectWidget } from './contract'
import { IssuesByDay } from './IssuesByDay'
import { Schedule } from './Schedule'
import { TasksByKind } from './TasksByKind'
import { named } from './parts/named'

/** First tab: due items, progress and schedule. */
export function Home({ widgets }: { widgets: readonly ProjectWidget[] }) {
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
