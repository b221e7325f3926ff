#!/bin/sh
# Joins shards in object storage by their records, without downloading their files: join.sh remote:bucket
set -eu
bucket=$1
folder=${JOINED:-joined}
header="Cache-Control: public, max-age=86400, stale-while-revalidate=604800"
rm -rf "$folder"
rclone copy "$bucket/manifest" "$folder/manifest" --transfers 32
rclone lsf --recursive --fast-list --files-only --format ps "$bucket" > "$folder.listing"
npm run --silent join -- "$folder" --listing "$folder.listing"
# The manifest comes last: a tree that has it is whole.
rclone copy "$folder" "$bucket" --checksum --exclude /manifest.json --header-upload "$header"
rclone delete "$bucket" --include '/manifest/shard-*.json'
rclone copyto "$folder/manifest.json" "$bucket/manifest.json" --no-traverse --ignore-times --header-upload "$header"
