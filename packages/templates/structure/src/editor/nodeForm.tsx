import { ApiError, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { changeNode, createNode, type StructureNode, type Written } from '@console/core/structures'
import {
  fieldConflictsIn,
  Form,
  FormButtons,
  type FormFoot,
  type FormOf,
  type FormProps,
  type Issue,
  Merge,
  type ShownValue,
} from '@console/form'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, use } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EditorProps, FormatContext } from '../config/config'
import { useOpenStructure } from '../state/openStructure'
import { Preview, type PreviewProps } from '../preview/Preview'
import { resourceKeys } from '@console/query-boundary'
import { structureKey } from '../state/structureOptions'
import { type NodeText, NodeTexts } from './NodeTexts'
import { useChangedBy } from './useChangedBy'

/** Fields of a node, without its position. */
type Held<Node extends StructureNode> = Omit<Node, keyof StructureNode>

/** Configuration of a node's form. */
export interface NodeForm<
  Node extends StructureNode,
  Values extends FieldValues,
  Body extends object,
> {
  form: FormOf<Values, Body>
  blank: Held<Node>
  initial(node: Held<Node>): FormProps<Values, Body, unknown>['initial']
  Fields: ComponentType<EditorProps<Node>>
  /** Read-only view of the fields. */
  texts(node: Node, reading: FormatContext): readonly NodeText[]
  /** Formats a field, by name, when the user and another user have both changed it. */
  shownOf(name: string, reading: FormatContext): Pick<ShownValue, 'label' | 'textOf'>
  Preview: ComponentType<PreviewProps<Node>>
  /** Messages for issues of the schema, when the shared ones are too general. */
  messageOfIssue?(issue: Issue): string | undefined
}

/**
 * Creates the editor of a structure's nodes: one form for each, with drafts, a confirmation before it is left, and errors at
 * fields.
 */
export function nodeForm<
  Node extends StructureNode,
  Values extends FieldValues,
  Body extends object,
>(parts: NodeForm<Node, Values, Body>): ComponentType<EditorProps<Node>> {
  function TypedPreview({ node }: EditorProps<Node>) {
    const typed = parts.form.useValues() as object
    const values = node ? typed : { ...parts.blank, ...typed }
    return <Preview component={parts.Preview as never} {...{ node, values }} />
  }

  /** Foot below the fields: changes of a colleague since, with a choice where the user has changed the same field. */
  function Foot({ isBusy, isWaiting, began, errorBanner, settle }: FormFoot) {
    const { read, isGone, reading } = useOpenStructure()
    const nodeId = use(EditedNodeContext)
    const typed = parts.form.useValues() as FieldValues
    const node = read.nodes.find((each) => each.nodeId === nodeId) as Node | undefined
    const contested = node ? fieldConflictsIn(typed, began, parts.initial(node)) : []
    const changedBy = useChangedBy(nodeId, node?.version ?? 0, contested.length > 0)
    return (
      <>
        {errorBanner}
        <Merge
          contested={contested}
          shownOf={(name) => ({ by: changedBy(name), ...parts.shownOf(name, reading) })}
          onSettle={settle}
        />
        <FormButtons
          {...{ isBusy, isWaiting }}
          blocker={contested.length > 0 ? reading.translate('form:merge.first') : undefined}
          submitLabel={reading.translate(isGone ? 'structure:gone.create' : 'structure:save')}
        />
      </>
    )
  }

  return function NodeEditor({ node }) {
    const { canEdit, reading } = useOpenStructure()
    if (!canEdit && node)
      return (
        <>
          <NodeTexts texts={parts.texts(node, reading)} />
          <Preview component={parts.Preview as never} node={node} />
        </>
      )
    return (
      <EditedNodeContext value={node?.nodeId ?? null}>
        <Editing {...{ parts, node, Foot }}>
          <parts.Fields node={node} />
          <TypedPreview node={node} />
        </Editing>
      </EditedNodeContext>
    )
  }
}

/** Node of the form, for its foot, which gets no such prop. Null for a new node. */
const EditedNodeContext = createContext<string | null>(null)

interface EditingProps<
  Node extends StructureNode,
  Values extends FieldValues,
  Body extends object,
> extends EditorProps<Node> {
  parts: NodeForm<Node, Values, Body>
  Foot: ComponentType<FormFoot>
  children: React.ReactNode
}

function Editing<Node extends StructureNode, Values extends FieldValues, Body extends object>({
  parts,
  node,
  Foot,
  children,
}: EditingProps<Node, Values, Body>) {
  const { config, read, way, isGone, reading } = useOpenStructure()
  const { structure } = config
  const { scope, newIn } = way.address
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const structureQuery = { queryKey: structureKey(structure, scope) }
  const isNew = node === null || isGone
  const parent = isGone ? read.nodes.find(({ nodeId }) => nodeId === node?.parentId)?.nodeId : newIn

  async function write(body: Body, key: string) {
    if (isNew) return createNode(send, structure, scope, parent ?? null, body, key)
    try {
      // Based on the current version: nothing is sent over changes of others before the user has seen them.
      return await changeNode(send, structure, node, body, key)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        void queries.invalidateQueries(structureQuery)
      throw error
    }
  }

  function take({ structure: now, nodeId }: Written) {
    queries.setQueryData(structureKey(structure, scope), now)
    void queries.invalidateQueries({ queryKey: resourceKeys.histories(structure.id) })
    notices.snackbar({ variant: 'success', title: reading.translate('structure:saved') })
    if (isNew) way.replace({ selected: nodeId })
  }

  return (
    <Form
      form={parts.form}
      draft={`${structure.id}:${node ? node.nodeId : `new:${scope ?? ''}:${newIn ?? ''}`}`}
      initial={parts.initial(node ?? parts.blank)}
      isOpened={node === null}
      write={write}
      onSent={take}
      onOutdated={() => queries.refetchQueries(structureQuery)}
      submitLabel={reading.translate('structure:save')}
      foot={Foot}
      describeIssue={(issue) => {
        const word = parts.messageOfIssue?.(issue)
        return word === undefined ? undefined : reading.t(word)
      }}
    >
      {children}
    </Form>
  )
}
