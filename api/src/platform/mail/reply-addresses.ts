import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@kerf/shared-contracts/words/languages'
import type { SigningKeys } from '../auth/signing-keys.ts'
import { presentLanguage } from '../language/language.ts'
import { uuidBytes, uuidOf } from '../uuid-bytes.ts'

/** The conversation in a reply address. */
export interface ReplyTarget {
  conversationId: string
  /** Whether the address was made for this account. */
  isOf(userId: string): boolean
}

/**
 * Addresses for replies to mails, such as `reply+…@reply.example.com`. Each is signed, and valid only for one account
 * in one conversation.
 */
export interface ReplyAddresses {
  addressOf(conversationId: string, userId: string): string
  /** @returns the content of an address, whether or not it was signed by us; `null` for any other address */
  read(address: string): ReplyTarget | null
}

/** Placed above a mail's text, so that a reply shows where it ends. */
export const replyAbove = '--- Please reply above this line ---'

const above: Readonly<Record<Language, string>> = {
  en: replyAbove,
  de: '--- Bitte antworten Sie oberhalb dieser Zeile ---',
  ja: '--- この行より上に返信をご記入ください ---',
}

/** That line in every language: who replies may have been mailed in another one than they speak now. */
export const replyLines: readonly string[] = Object.values(above)

/** That line in the language of the mail. */
export const replyLine = (): string => above[presentLanguage()]

/** Mail servers may change the case of an address, so only one case is used. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567'
/**
 * Length of the signature: too long to guess, but short enough that the part before the @ stays within 64 characters.
 */
const signatureBytes = 15
const prefix = 'reply+'

/** @param domain where replies are received; without one, replies are not read */
export function createReplyAddresses(domain: string | undefined, keys: SigningKeys): ReplyAddresses | null {
  if (domain === undefined) return null
  const at = `@${domain.toLowerCase()}`
  return {
    addressOf: (conversationId, userId) => {
      const signature = sign(keys.current.secret, conversationId, userId)
      return `${prefix}${written(Buffer.concat([uuidBytes(conversationId), signature]))}${at}`
    },
    read(address) {
      const asked = address.toLowerCase()
      if (!asked.startsWith(prefix) || !asked.endsWith(at)) return null
      const bytes = readDigits(asked.slice(prefix.length, -at.length))
      if (bytes?.length !== 16 + signatureBytes) return null
      const conversationId = uuidOf(bytes.subarray(0, 16))
      const signature = bytes.subarray(16)
      const secrets = [...keys.byId.values()]
      return {
        conversationId,
        isOf: (userId) => secrets.some((secret) => timingSafeEqual(sign(secret, conversationId, userId), signature)),
      }
    },
  }
}

/** The prefix keeps it distinct from anything else signed with these keys. */
function sign(secret: Uint8Array, conversationId: string, userId: string): Buffer {
  return createHmac('sha256', secret)
    .update(`kerf reply ${conversationId} ${userId}`)
    .digest()
    .subarray(0, signatureBytes)
}

/** Base 32: five bits per character. */
function written(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => digits[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function readDigits(text: string): Buffer | null {
  if (!/^[a-z2-7]+$/.test(text)) return null
  const bits = [...text].map((digit) => digits.indexOf(digit).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
