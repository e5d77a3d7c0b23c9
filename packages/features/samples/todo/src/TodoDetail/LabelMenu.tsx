import { LabelDot } from '@console/master-detail'
import type { Label } from '@console/master-detail/collections'
import { Menu, MenuItem } from '@console/ui'
import type { ComponentProps } from 'react'
import type { Todo } from '../contract'

interface LabelMenuProps {
  /** Button that opens it. */
  trigger: ComponentProps<typeof Menu>['trigger']
  labels: readonly Label[]
  todos: readonly Todo[]
  onSet: (labelId: number, isOn: boolean) => void
}

/** Adds and removes labels of to-dos; labels that all of them have are ticked. */
export function LabelMenu({ trigger, labels, todos, onSet }: LabelMenuProps) {
  const onAll = labels.filter(({ id }) => todos.every((todo) => todo.labels.includes(id)))
  return (
    <Menu
      trigger={trigger}
      selectionMode="multiple"
      selectedKeys={onAll.map(({ id }) => String(id))}
      onAction={(key) =>
        onSet(
          Number(key),
          onAll.every(({ id }) => String(id) !== key),
        )
      }
    >
      {labels.map(({ id, title, color }) => (
        <MenuItem key={id} id={String(id)} textValue={title} icon={<LabelDot color={color} />}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
