import { Card, Grid, SkeletonBlock, Stack } from '@console/ui'

/** The places of the project's widgets, until they are read. */
export function ProjectSkeleton() {
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
