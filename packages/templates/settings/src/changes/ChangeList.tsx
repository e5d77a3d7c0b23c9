import { theme } from '@console/ui'
import styled from 'styled-components'
import { useOpenSettings } from '../state/openSettings'
import type { Change } from './changes'
import { OldAndNew } from './OldAndNew'

/** Settings with their former and new values. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { reading } = useOpenSettings()
  return (
    <Root>
      {changes.map((change) => (
        <div key={`${change.section} ${change.path}`}>
          <dt>{reading.t(change.setting.label)}</dt>
          <dd>
            <OldAndNew change={change} />
          </dd>
        </div>
      ))}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
  }
  > div + div {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 599px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
