export const paths = {
  thingName: '/owner-name/thing-name',
}
