import type { Cover } from '../../content/covers';
import { type ImageFacts, imageStem, modernVariants, plainVariant } from '../../model/image';

interface PostCoverProps {
  readonly cover: Cover;
  /** The address of the site's files. */
  readonly files: string;
  /** Whether it is the first picture of the page. */
  readonly isFirst?: boolean;
}

/** The cover of a post, in the variant for each theme. */
export function PostCover({ cover: { picture, alt }, files, isFirst = false }: PostCoverProps) {
  const { dark } = picture;
  const common = { alt, files, isFirst: isFirst && !dark };
  return (
    <>
      <OneCover facts={picture} {...common} theme={dark && 'only-light'} />
      {dark && <OneCover facts={dark} {...common} theme="only-dark" />}
    </>
  );
}

interface OneCoverProps extends Omit<PostCoverProps, 'cover'> {
  readonly facts: ImageFacts;
  readonly alt: string;
  readonly theme?: string;
}

function OneCover({ facts, alt, files, isFirst, theme }: OneCoverProps) {
  const stem = files + imageStem(facts);
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const variants = modernVariants(facts).filter((one) => one.format === format);
    return variants.length > 0
      ? [{ format, srcSet: variants.map(({ end, width }) => `${stem}${end} ${width}w`).join(', ') }]
      : [];
  });
  return (
    <picture className={['picture', 'cover', theme].filter(Boolean).join(' ')}>
      {sources.map(({ format, srcSet }) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="(max-width: 800px) calc(100vw - 2rem), 760px"
        />
      ))}
      <img
        src={stem + plainVariant(facts).end}
        alt={alt}
        width={facts.width}
        height={facts.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
