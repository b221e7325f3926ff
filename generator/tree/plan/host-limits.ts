import type { Host } from './scope.ts';

/** What a host takes at most: files by plan, the cheapest first, and bytes of one file. */
export interface HostLimits {
  readonly name: string;
  readonly files: readonly { readonly plan: string; readonly most: number }[];
  readonly fileBytes: number;
}

/** The limits that hosts publish; https://developers.cloudflare.com/workers/platform/limits/ has those of Cloudflare. */
export const HOST_LIMITS: Readonly<Partial<Record<Host, HostLimits>>> = {
  cloudflare: {
    name: 'Cloudflare',
    files: [
      { plan: 'Free', most: 20_000 },
      { plan: 'Paid', most: 100_000 },
    ],
    fileBytes: 25 * 1024 * 1024,
  },
};
