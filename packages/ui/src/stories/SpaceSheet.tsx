import styled from 'styled-components'
import { Grid } from '../primitives/Grid/Grid'
import { Heading } from '../primitives/Heading/Heading'
import { Stack } from '../primitives/Stack/Stack'
import { Text } from '../primitives/Text/Text'
import { theme } from '../tokens/theme'

/** Distances, corners, shadows, heights and durations. */
export function SpaceSheet() {
  return (
    <Stack gap={10}>
      <Stack gap={3}>
        <Heading level={1}>Space</Heading>
        <Text tone="muted">A grid of 4 px; a step’s number is its multiple.</Text>
        {entries('space').map(([step, length]) => (
          <Stack key={step} direction="row" gap={4}>
            <Name>
              {step} · {length}
            </Name>
            <Bar style={{ inlineSize: length }} />
          </Stack>
        ))}
      </Stack>

      <Stack gap={4}>
        <Heading level={2}>Corners</Heading>
        <Grid minColumn="narrow">
          {entries('radius').map(([name, length]) => (
            <Box key={name} style={{ borderRadius: length }}>
              <Text weight="medium">{name}</Text>
              <Text size="sm" tone="muted">
                {length}
              </Text>
            </Box>
          ))}
        </Grid>
      </Stack>

      <Stack gap={4}>
        <Heading level={2}>Shadows</Heading>
        <Text tone="muted">Only for what floats; structure is drawn with hairlines.</Text>
        <Grid minColumn="narrow" gap={8}>
          {entries('shadow').map(([name, shadow]) => (
            <Box key={name} style={{ boxShadow: shadow }}>
              <Text weight="medium">{name}</Text>
              <Text size="sm" tone="muted">
                {name === 'float' ? 'menus, popovers, toasts' : 'dialogs, drawers'}
              </Text>
            </Box>
          ))}
        </Grid>
      </Stack>

      <Stack gap={4}>
        <Heading level={2}>Heights</Heading>
        <Text tone="muted">
          Of controls and table rows; the density in the toolbar changes them: 32 and 32, 36 and 40,
          36 and 52 px.
        </Text>
        <Grid minColumn="narrow">
          <Tall style={{ blockSize: theme.size.control }}>control</Tall>
          <Tall style={{ blockSize: theme.size.row }}>row</Tall>
        </Grid>
      </Stack>

      <Stack gap={4}>
        <Heading level={2}>Motion</Heading>
        <Text tone="muted">
          Ease-out, of transforms and opacity only. Point at a box; with motion off it does not
          move.
        </Text>
        <Grid minColumn="narrow">
          <Moving style={{ transitionDuration: theme.motion.quick }}>
            quick · {theme.raw.motion.quick}
          </Moving>
          <Moving style={{ transitionDuration: theme.motion.calm }}>
            calm · {theme.raw.motion.calm}
          </Moving>
        </Grid>
      </Stack>
    </Stack>
  )
}

function entries(group: 'space' | 'radius' | 'shadow'): [name: string, value: string][] {
  return Object.entries(theme.raw[group])
}

const Name = styled.span`
  flex: none;
  inline-size: 96px;
  font-variant-numeric: tabular-nums;
`

const Bar = styled.div`
  block-size: 12px;
  border-radius: 2px;
  background: ${theme.color.accent};
`

const Box = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 96px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

const Tall = styled.div`
  display: grid;
  align-items: center;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`

const Moving = styled(Box)`
  transition: transform ${theme.motion.ease};

  &:hover {
    transform: translateY(-8px);
  }
`
