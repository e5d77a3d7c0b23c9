import { Card, Grid, SkeletonBlock, Stack } from '@console/ui'

/** Placeholder of the project's widgets while they load. */
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
