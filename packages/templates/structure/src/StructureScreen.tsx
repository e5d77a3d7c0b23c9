import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { Button, SegmentedChoice, Stack } from '@console/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Screen } from '@console/core/routes'
import { type AnyStructureConfig, ownKey } from './config/config'
import { DetailPanes } from './DetailPanes'
import { ReadStructure } from './ReadStructure'
import { useOpenStructure, useFormatContext } from './state/openStructure'
import { MovesBanner } from './tree/MovesBanner'
import { StructureTree } from './tree/StructureTree'
import { useMoves } from './tree/useMoves'
import { useStructureAddress } from './state/useStructureAddress'
import { readsStructure } from './state/structureOptions'

/** Structure: its nodes at the start, the open node in the middle, the shoppers' preview at the end. */
function StructureScreen({ config }: { config: AnyStructureConfig }) {
  const title = useFormatContext(config).t(config.title)
  const { hrefOf } = useStructureAddress(config.structure)
  const skeleton = (
    <MasterDetail
      title={title}
      list={<PaneSkeleton />}
      openId={undefined}
      detail={null}
      isReading
      isListNarrow
      nothingOpen={{ title: '', message: '' }}
      backHref={hrefOf(null)}
      backLabel={title}
    />
  )
  return (
    <ReadStructure config={config} skeleton={skeleton}>
      <Panes title={title} />
    </ReadStructure>
  )
}

function Panes({ title }: { title: string }) {
  const { config, read, way, canEdit, deleted, reading } = useOpenStructure()
  const moves = useMoves()
  const { selected, newIn } = way.address
  const found = read.nodes.find(({ nodeId }) => nodeId === selected) ?? null
  // Last known version, for the form of a node that a colleague deletes.
  const [held, setHeld] = useState(found)
  if (found !== null && found !== held) setHeld(found)
  const isGone =
    canEdit && found === null && held !== null && held.nodeId === selected && !deleted.has(selected)
  const node = isGone ? held : found
  const openId = newIn === undefined ? (selected ?? undefined) : `new in ${newIn ?? ''}`
  const back = { backHref: way.hrefOf(null), backLabel: title }
  const isUnknown = newIn === undefined ? node === null : !canEdit
  return (
    <MasterDetail
      title={title}
      actions={<Actions />}
      list={<StructureTree moves={moves} />}
      listBar={<MovesBanner moves={moves} />}
      openId={openId}
      detail={
        isUnknown ? (
          <UnknownDetail {...back} />
        ) : (
          <DetailPanes
            key={openId}
            node={newIn === undefined ? node : null}
            {...{ isGone, moves }}
          />
        )
      }
      isReading={false}
      isListNarrow
      nothingOpen={{
        title: reading.translate('structure:nothing.title'),
        message: reading.t(config.messages.choose),
      }}
      {...back}
    />
  )
}

/** Actions beside the heading: the choice of the scope, and the button that creates a node. */
function Actions(): ReactNode {
  const { config, way, canEdit, reading } = useOpenStructure()
  const { scope } = way.address
  const scopes = Object.entries(config.scopes ?? {})
  return (
    <Stack direction="row" gap={3} isWrapping>
      {scope === undefined ? null : (
        <SegmentedChoice
          label={reading.translate('structure:scope')}
          isLabelHidden
          options={scopes.map(([id, key]) => ({
            id,
            label: reading.translate(ownKey(config.namespace, key)),
          }))}
          value={scope}
          onChange={way.goToScope}
        />
      )}
      {canEdit ? (
        <Button variant="primary" onPress={() => way.go({ newIn: null })}>
          <Plus aria-hidden />
          {reading.t(config.messages.create)}
        </Button>
      ) : null}
    </Stack>
  )
}

/** Creates the screen of a structure, which is prefetched. */
export function configuredScreen(config: AnyStructureConfig): Screen {
  function ConfiguredStructure() {
    return <StructureScreen config={config} />
  }
  return Object.assign(ConfiguredStructure, { readAhead: readsStructure(config.structure) })
}
