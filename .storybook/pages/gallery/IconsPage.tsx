import { Grid, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { icons } from 'virtual:icons'
import { Page } from '../frame/Page'
import { Search } from '../frame/Search'

/** All icons of lucide in use. */
export function IconsPage() {
  return (
    <Page
      title="Icons"
      lead="The icons of lucide that the console uses, with the number of files that use each. Take one of them before a new one: an icon has one meaning."
      isWide
    >
      <Search label="Find an icon" noun="icons" all={icons} textOf={({ name }) => spaced(name)}>
        {(found) => (
          <Grid as="ul" minColumn="narrow" aria-label="Icons">
            {found.map(({ name, Icon, files, isMirrored }) => (
              <Tile key={name} title={files.join('\n')}>
                <Icon aria-hidden />
                <code>{name}</code>
                <Text size="xs" tone="muted">
                  {files.length} {files.length === 1 ? 'file' : 'files'}
                  {isMirrored ? ', mirrored' : null}
                </Text>
              </Tile>
            ))}
          </Grid>
        )}
      </Search>
    </Page>
  )
}

/** `ArrowRight`: ArrowRight Arrow Right. */
function spaced(name: string): string {
  return `${name} ${name.replaceAll(/([A-Z0-9]+)/g, ' $1')}`
}

const Tile = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: center;
  padding: ${theme.space[4]} ${theme.space[2]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;
`
