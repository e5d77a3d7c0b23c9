import { Heading, ProgressBar, Text, theme } from '@console/ui'
import styled from 'styled-components'
import { Page } from '../frame/Page'
import { type BuiltRoute, readRoutes } from './bookRoutes'
import { StoryLink } from '../frame/StoryLink'

/** Every address of the specification, its screen and stories, and the missing ones. */
export function RoutesPage() {
  const groups = readRoutes()
  const built = groups.flatMap((group) => group.built).length
  const all = built + groups.flatMap(({ missing }) => missing).length
  return (
    <Page
      title="Routes"
      lead="Every address of the specification (section 2) with its screen and the stories that show it. Read from the features themselves."
      isWide
    >
      <section>
        <ProgressBar label="Built" value={built} maxValue={all} valueLabel={`${built} of ${all}`} />
        <Text as="p" tone="muted">
          / leads to the sign-in page, and an unknown address to /pages/errors/error-404.
        </Text>
      </section>
      {groups.map(({ group, built, missing }) => (
        <section key={group}>
          <Heading level={2} size="lg">
            {group}
          </Heading>
          {built.length > 0 ? <Built label={group} routes={built} /> : null}
          {missing.length > 0 ? (
            <>
              <Text tone="muted">Not built yet</Text>
              <Missing>
                {missing.map((pattern) => (
                  <li key={pattern}>
                    <code>{pattern}</code>
                  </li>
                ))}
              </Missing>
            </>
          ) : null}
        </section>
      ))}
    </Page>
  )
}

function Built({ label, routes }: { label: string; routes: BuiltRoute[] }) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Screen</th>
            <th scope="col">Open to</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ pattern, screen, roles, stories }) => (
            <tr key={pattern}>
              <th scope="row">
                <code>{pattern}</code>
              </th>
              <td>{screen}</td>
              <td>{roles?.length === 0 ? 'everyone' : roles?.join(', ')}</td>
              <td>
                <Stories>
                  {stories.map(({ id, name }) => (
                    <li key={id}>
                      <StoryLink id={id}>{name}</StoryLink>
                    </li>
                  ))}
                </Stories>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: 640px;
  }

  th code {
    white-space: nowrap;
  }
`

const Stories = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
`

const Missing = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
`
