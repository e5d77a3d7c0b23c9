import { isolate } from '@console/core/i18n'
import { Banner, Button, Stack } from '@console/ui'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import type { Moves } from './useMoves'

/** Banner over the tree after a move that came second: the intended move, with a button to repeat it. */
export function MovesBanner({ moves: { second, again, put, forget } }: { moves: Moves }) {
  const { read, reading } = useOpenStructure()
  const nameOf = useNameOf()
  const node = second && read.nodes.find(({ nodeId }) => nodeId === second.nodeId)
  if (!second) return null
  const name = node ? isolate(nameOf(node)) : ''
  return (
    <Banner
      tone="warning"
      actions={
        <Stack direction="row" gap={2}>
          {again ? (
            <Button onPress={() => put(again)}>{reading.translate('structure:move.again')}</Button>
          ) : null}
          <Button variant="quiet" onPress={forget}>
            {reading.translate('structure:move.leave')}
          </Button>
        </Stack>
      }
    >
      {node && again
        ? reading.translate('structure:move.second', { name })
        : reading.translate('structure:move.gone')}
    </Banner>
  )
}
