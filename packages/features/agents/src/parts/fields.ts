/** The names of the fields of agents: messages to an agent are attached to these, and changes are named by them. */
export const agentFields = {
  '/first_name': 'field.firstName',
  '/last_name': 'field.lastName',
  '/photo': 'field.photo',
  '/idNumber': 'field.identity',
  '/user_phone': 'column.phone',
  '/email': 'field.email',
  '/county': 'column.county',
  '/territories': 'column.territory',
} as const
