/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from 'preact';
import type { FeedLines, FeedsPage } from '../model/feeds-page.ts';
import { feedsWords } from '../words/feeds-words.ts';
import type { Words } from '../words/words.ts';
import type { ViewProps } from './content-view.tsx';
import { Head, TitledSection } from './head.tsx';
import { Link, PlaceLink } from './link.tsx';

/** The ways into a calendar program: a link that opens it, an address to copy, and files. No way needs a script. */
export function FeedsView({ page: { title, feeds, canCopy }, words }: ViewProps<FeedsPage>): VNode {
  const own = feedsWords(words);
  return (
    <div class="feeds">
      <Head title={title}>
        <p>{own.about}</p>
      </Head>
      {feeds.map((of) => (
        <Feed of={of} canCopy={canCopy} words={words} />
      ))}
      <p class="note">{own.filesAbout}</p>
      <TitledSection id="how-to" title={own.howTo}>
        <dl>
          {own.ways.map(([program, way]) => (
            <>
              <dt>{program}</dt>
              <dd>{way}</dd>
            </>
          ))}
        </dl>
      </TitledSection>
      <TitledSection id="feed-of-names" title={own.names}>
        <p>{own.namesAbout}</p>
        <p>
          <PlaceLink view={{ kind: 'names' }} words={words}>
            {own.toNames}
          </PlaceLink>
        </p>
      </TitledSection>
    </div>
  );
}

function Feed({
  of: { feed, webcal, address, files },
  canCopy,
  words,
}: {
  of: FeedLines;
  canCopy: boolean;
  words: Words;
}): VNode {
  const own = feedsWords(words);
  const { title, about } = own.feeds[feed];
  return (
    <TitledSection id={`feed-${feed}`} title={title}>
      <p>{about}</p>
      {webcal && (
        <p>
          <Link class="subscribe" href={webcal} aria-label={own.subscribeTo(title)}>
            {own.subscribe}
          </Link>
        </p>
      )}
      {address && (
        <p>
          {own.address}{' '}
          <Link href={address}>
            <code>{address}</code>
          </Link>{' '}
          {canCopy && (
            <button type="button" data-copy={address} aria-label={`${words.copy}: ${title}`}>
              {words.copy}
            </button>
          )}
        </p>
      )}
      {files.length > 0 && (
        <p>
          {own.files}{' '}
          {files.map(({ year, file }, i) => (
            <>
              {i > 0 && ', '}
              <Link href={file} aria-label={`${title}, ${year}`}>
                {year}
              </Link>
            </>
          ))}
        </p>
      )}
    </TitledSection>
  );
}
