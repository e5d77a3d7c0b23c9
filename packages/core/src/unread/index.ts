export { keepUnread, type Noting, notingUnread, useUnread } from './unread'
