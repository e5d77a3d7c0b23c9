import { Card, Grid, Text } from '@console/ui'
import { Page } from './frame/Page'
import { StoryLink } from './frame/StoryLink'

const signIn = 'features-access-loginscreen'
const dashboard = 'features-dashboards-analyticsscreen'

/** Starting points, by purpose. */
export function WelcomePage() {
  return (
    <Page
      title="Marketplace console"
      lead="Every screen and part of the console, in every state it can be in. Nothing here needs a server: the sample backend answers, from the same sample world as in the running console."
      isWide
    >
      <Grid>
        <Card heading="You design" headingLevel={2}>
          <ol>
            <li>
              What everything is made of:{' '}
              <StoryLink id="ui-tokens-colors--paper">colours</StoryLink> with their contrast,{' '}
              <StoryLink id="ui-tokens-type--scale">type</StoryLink> and{' '}
              <StoryLink id="ui-tokens-space--scale">space</StoryLink>, and{' '}
              <StoryLink id="rhythm--rhythm">why they are as they are</StoryLink>.
            </li>
            <li>
              A screen as it is used:{' '}
              <StoryLink id={`${dashboard}--filled`}>the dashboard</StoryLink>, and the same one{' '}
              <StoryLink id={`${dashboard}--filled`} pins={{ scheme: 'ink', language: 'ar' }}>
                dark and in Arabic
              </StoryLink>
              .
            </li>
            <li>
              Everything there is: <StoryLink id="screens--screens">every screen</StoryLink>,{' '}
              <StoryLink id="components--components">every component</StoryLink>,{' '}
              <StoryLink id="tokens--tokens">token</StoryLink> and{' '}
              <StoryLink id="icons--icons">icon</StoryLink>, and{' '}
              <StoryLink id="content--content">how they speak</StoryLink>.
            </li>
          </ol>
        </Card>
        <Card heading="You test" headingLevel={2}>
          <ol>
            <li>
              The states of a screen stand side by side under its name:{' '}
              <StoryLink id={`${signIn}--refused`}>Refused</StoryLink>,{' '}
              <StoryLink id={`${signIn}--failed`}>Failed</StoryLink> and the others.
            </li>
            <li>
              What can happen in which state:{' '}
              <StoryLink id="machines--session">the session’s chart</StoryLink>. Each state leads to
              its story.
            </li>
            <li>
              The rules of the specification are the tests below a story; their names say the rule.
            </li>
          </ol>
        </Card>
        <Card heading="You develop" headingLevel={2}>
          <ol>
            <li>
              <StoryLink id="how-to-add-a-story--how-to-add-a-story">How to add a story</StoryLink>{' '}
              and <StoryLink id="messages--messages">how to write messages</StoryLink>.
            </li>
            <li>
              Take what exists: primitives and patterns are under <code>ui</code>. The model of a
              screen is <code>features/dashboards</code>.
            </li>
            <li>
              <code>pnpm check</code> names what has no story; <code>pnpm test</code> runs every
              story twice, light and left to right, then dark and in Arabic.
            </li>
          </ol>
        </Card>
      </Grid>
      <section>
        <Text as="p">
          The toolbar above a story chooses how it is seen: colours, language with its direction,
          whose role, what the network does, density, the hour, motion, the size of the window. All
          of it stands in the address, so what you see can be sent to somebody else as a link.
        </Text>
        <Text as="p" tone="muted">
          <em>Pšëüdô</em> among the languages makes English longer and accented: words that stay
          plain are in no catalogue, and what breaks would break in a longer language.
        </Text>
      </section>
    </Page>
  )
}
