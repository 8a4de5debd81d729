import {
  type listNotifications,
  mostUnreadCounted,
  type readAllNotifications,
} from '@kerf/shared-contracts/contracts/notifications'
import sql, { raw } from 'sql-template-tag'
import type { z } from 'zod'
import { Notification } from '../../models/notification.ts'
import { type NotificationView, notificationShape } from '../../models/views/notification-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import { runOne } from '../../platform/db/prepared.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { Heard } from '../../platform/events/subscriber.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { notificationsRead } from './events.ts'

type Filters = z.output<(typeof listNotifications)['query']>

const inStatus = {
  unread: sql`notifications.read_at is null`,
  read: sql`notifications.read_at is not null`,
}

/** One page of the actor's notifications. */
export async function list(
  { tx, actor }: ReadWork,
  { q, status, topic, sort, limit, cursor }: Filters,
): Promise<ListPage<NotificationView>> {
  const conditions = [
    ...(status ? [inStatus[status]] : []),
    ...(topic ? [sql`notifications.topic = ${topic}`] : []),
    ...(q ? [holds('notifications.search_text', q)] : []),
  ]
  const branches = [{ condition: sql`notifications.user_id = ${actor.id}` }]
  return readPage(tx, notificationShape, { branches, conditions, isSearch: q !== undefined }, { sort, limit, cursor })
}

/** The number of the actor's unread notifications, counted only as far as a badge shows. */
export async function countUnread({ tx, actor }: ReadWork): Promise<number> {
  const most = raw(String(mostUnreadCounted))
  const counted = await runOne<{ unread: number }>(
    tx,
    sql`select count(*)::int as unread from (
      select from notifications where user_id = ${actor.id} and read_at is null limit ${most}) found`,
  )
  return counted?.unread ?? 0
}

/** Marks a notification as read; does nothing if it already was. @throws Problem `notification.not_found` */
export async function readOne(work: Work, id: string): Promise<void> {
  const { tx, actor, now } = work
  const own = { id, userId: actor.id }
  const read = await Notification.query(tx).where(own).whereNull('readAt').patch({ readAt: now })
  if (read > 0) return work.happened(notificationsRead, { userId: actor.id, topic: null, read })
  if (!(await Notification.query(tx).findOne(own))) throw problem('notification.not_found')
}

/** Marks the notifications that the actor saw as read. @returns how many were unread */
export async function readAll(
  work: Work,
  { until, topic }: z.output<(typeof readAllNotifications)['body']>,
): Promise<number> {
  const { tx, actor, now } = work
  const read = await Notification.query(tx)
    .where({ userId: actor.id, ...(topic !== undefined && { topic }) })
    .whereNull('readAt')
    .where('createdAt', '<=', new Date(until))
    .patch({ readAt: now })
  if (read > 0) await work.happened(notificationsRead, { userId: actor.id, topic: topic ?? null, read })
  return read
}

/** Reading a conversation marks its notifications as read. */
export async function readConversation(occasion: Heard, conversationId: string): Promise<void> {
  const { tx, actor, now } = occasion
  if (!actor) return
  const read = await Notification.query(tx)
    .where({ userId: actor.id, conversationId })
    .whereNull('readAt')
    .patch({ readAt: now })
  if (read > 0) await occasion.happened(notificationsRead, { userId: actor.id, topic: 'messages', read })
}

/** A user who leaves a company no longer sees notifications about its objects. */
export async function forgetAllOf({ tx }: Pick<Heard, 'tx'>, userId: string): Promise<void> {
  await Notification.query(tx).delete().where({ userId })
}
