import { useSend } from '@console/core/api'
import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import type { Arranged } from '@console/core/structures'
import { MasterDetail, PaneSkeleton, UnknownDetail } from '@console/master-detail'
import { Read } from '@console/read'
import { Button, SegmentedChoice, Stack } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AnyStructureConfig, ownKey } from './config'
import { DetailPanes } from './DetailPanes'
import { OpenStructureContext, useOpenStructure, useReading } from './openStructure'
import { structureOptions } from './structureOptions'
import { MovesBanner } from './tree/MovesBanner'
import { StructureTree } from './tree/StructureTree'
import { useMoves } from './tree/useMoves'
import { useStructureAddress } from './useStructureAddress'

/** A structure: its nodes at the start, what one holds in the middle, what shoppers see of it at the end. */
export function StructureScreen({ config }: { config: AnyStructureConfig }) {
  const { structure } = config
  const reading = useReading(config)
  const way = useStructureAddress(structure)
  const send = useSend()
  const { status, roles } = useSessionState()
  const query = useQuery(structureOptions(send, structure, way.address.scope))
  const title = reading.t(config.title)
  const skeleton = (
    <MasterDetail
      title={title}
      list={<PaneSkeleton />}
      openId={undefined}
      detail={null}
      isReading
      isListNarrow
      nothingOpen={{ title: '', message: '' }}
      backHref={way.hrefOf(null)}
      backLabel={title}
    />
  )
  if (query.data === undefined || query.error !== null)
    return (
      <Stack gap={4}>
        <Read query={query} skeleton={skeleton} headingLevel={1}>
          {() => skeleton}
        </Read>
      </Stack>
    )
  // Before it is known who reads, nobody knows whether they may write.
  if (status === 'restoring') return skeleton
  return (
    <Open
      key={way.address.scope}
      {...{ config, way, title }}
      read={query.data}
      canEdit={hasCapability(roles, structure.edit)}
    />
  )
}

interface OpenProps {
  config: AnyStructureConfig
  read: Arranged
  way: ReturnType<typeof useStructureAddress>
  title: string
  canEdit: boolean
}

function Open({ config, read, way, title, canEdit }: OpenProps) {
  return (
    <OpenStructureContext value={{ config, read, way, canEdit, preview: noPreview }}>
      <Panes title={title} />
    </OpenStructureContext>
  )
}

const noPreview = { place: null, language: 'en' } as const

function Panes({ title }: { title: string }) {
  const { config, read, way, canEdit, reading } = useOpenStructure()
  const moves = useMoves()
  const { selected, newIn } = way.address
  const node = read.nodes.find(({ nodeId }) => nodeId === selected) ?? null
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
          <DetailPanes key={openId} node={newIn === undefined ? node : null} moves={moves} />
        )
      }
      isReading={false}
      isListNarrow
      nothingOpen={{
        title: reading.say('structure:nothing.title'),
        message: reading.t(config.words.choose),
      }}
      {...back}
    />
  )
}

/** Beside the heading: which of several structures, and what begins a node. */
function Actions(): ReactNode {
  const { config, way, canEdit, reading } = useOpenStructure()
  const { scope } = way.address
  const scopes = Object.entries(config.scopes ?? {})
  return (
    <Stack direction="row" gap={3}>
      {scope === undefined ? null : (
        <SegmentedChoice
          label={reading.say('structure:scope')}
          isLabelHidden
          options={scopes.map(([id, key]) => ({
            id,
            label: reading.say(ownKey(config.namespace, key)),
          }))}
          value={scope}
          onChange={way.goToScope}
        />
      )}
      {canEdit ? (
        <Button variant="primary" onPress={() => way.go({ newIn: null })}>
          <Plus aria-hidden />
          {reading.t(config.words.create)}
        </Button>
      ) : null}
    </Stack>
  )
}
