import { errors, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

const algorithm = 'HS256'
const issuer = 'kerf'
/** What the database accepts as an id. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The claims of a token; only the database knows whether the session is valid. */
export interface TokenClaims {
  sessionId: string
  userId: string
}

/** @returns a signed token that expires no later than the session */
export function signToken(keys: SigningKeys, claims: TokenClaims, issuedAt: Date, endsAt: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: keys.current.id })
    .setIssuer(issuer)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(endsAt)
    .sign(keys.current.secret)
}

interface VerifiedToken extends TokenClaims {
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Verified tokens with their expiry; the oldest are evicted first. */
const verified = new WeakMap<SigningKeys, Map<string, VerifiedToken>>()
const mostVerified = 10_000

/**
 * @returns the claims of a valid token of ours that has not expired, else `null`. A signature stays valid as long as
 *   its key is current, so it is verified only once: browsers send the same token with every request.
 */
export async function readToken(keys: SigningKeys, token: string, now: Date): Promise<TokenClaims | null> {
  const known = verified.get(keys) ?? new Map<string, VerifiedToken>()
  verified.set(keys, known)
  const claims = known.get(token) ?? (await verify(keys, token, now))
  if (!claims || claims.endsAt <= now.getTime()) return null
  if (known.size >= mostVerified)
    for (const oldest of [...known.keys()].slice(0, mostVerified / 2)) known.delete(oldest)
  known.set(token, claims)
  return { sessionId: claims.sessionId, userId: claims.userId }
}

async function verify(keys: SigningKeys, token: string, now: Date): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const secret = keys.byId.get(kid ?? '')
        if (!secret) throw new errors.JWKSNoMatchingKey()
        return secret
      },
      { algorithms: [algorithm], issuer, currentDate: now, requiredClaims: ['sub', 'jti', 'exp'] },
    )
    const { jti: sessionId = '', sub: userId = '', exp = 0 } = payload
    return uuid.test(sessionId) && uuid.test(userId) ? { sessionId, userId, endsAt: exp * 1000 } : null
  } catch (thrown) {
    if (thrown instanceof errors.JOSEError) return null
    throw thrown
  }
}
