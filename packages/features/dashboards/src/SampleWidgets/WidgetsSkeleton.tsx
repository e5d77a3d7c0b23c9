import { Card, Grid, SkeletonBlock, Stack } from '@console/ui'

/** Placeholder of the sample widgets while they load. */
export function WidgetsSkeleton() {
  return (
    <Stack aria-busy aria-hidden>
      <Card>
        <SkeletonBlock blockSize={300} />
      </Card>
      <Grid minColumn="regular">
        {['conversion', 'impressions', 'visits'].map((id) => (
          <Card key={id}>
            <SkeletonBlock blockSize={160} />
          </Card>
        ))}
      </Grid>
      <Grid minColumn="wide">
        {['traffic', 'devices'].map((id) => (
          <Card key={id}>
            <SkeletonBlock blockSize={300} />
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
