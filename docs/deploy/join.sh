#!/bin/sh
# Joins shards in object storage by their records, without downloading their files: join.sh remote:bucket
set -eu
bucket=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree=$folder/tree
header="Cache-Control: public, max-age=86400, stale-while-revalidate=604800"
rclone copy "$bucket/manifest" "$tree/manifest" --transfers 32
rclone lsf --recursive --fast-list --files-only --format ps "$bucket" > "$folder/listing"
npm run --silent join -- "$tree" --listing "$folder/listing"
# The manifest comes last: a tree that has it is whole.
rclone copy "$tree" "$bucket" --checksum --exclude /manifest.json --header-upload "$header"
rclone delete "$bucket" --include '/manifest/shard-*.json'
rclone copyto "$tree/manifest.json" "$bucket/manifest.json" --no-traverse --ignore-times --header-upload "$header"
